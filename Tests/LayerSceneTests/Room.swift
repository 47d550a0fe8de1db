// LayerSceneTests
