// LayerScene
