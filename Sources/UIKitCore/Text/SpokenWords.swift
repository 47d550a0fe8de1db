/// What screen readers say for UIKit's own pictures, in the user's language.
@MainActor
package enum SpokenWords {
    static var add: String { word(0) }
    static var compose: String { word(1) }
    static var reply: String { word(2) }
    static var share: String { word(3) }
    static var organize: String { word(4) }
    static var bookmarks: String { word(5) }
    static var refresh: String { word(6) }
    static var stop: String { word(7) }
    static var close: String { word(8) }
    static var camera: String { word(9) }
    static var delete: String { word(10) }
    static var play: String { word(11) }
    static var pause: String { word(12) }
    static var rewind: String { word(13) }
    static var fastForward: String { word(14) }
    /// The button that opens what had no room.
    static var more: String { word(15) }
    static var inProgress: String { word(16) }
    static var progressHalted: String { word(17) }

    private static func word(_ index: Int) -> String { WordTable.word(index, of: table) }

    private static let english = [
        "Add", "Compose", "Reply", "Share", "Organize", "Bookmarks", "Refresh", "Stop", "Close", "Camera", "Delete", "Play", "Pause",
        "Rewind", "Fast Forward", "More", "In progress", "Progress halted",
    ]

    /// In the order of the members above.
    package static let table: [String: [String]] = [
        "en": english,
        "ar": [
            "إضافة", "إنشاء", "رد", "مشاركة", "تنظيم", "الإشارات المرجعية", "تحديث", "إيقاف", "إغلاق", "الكاميرا", "حذف", "تشغيل",
            "إيقاف مؤقت", "ترجيع", "تقديم سريع", "المزيد", "قيد التقدم", "توقف التقدم",
        ],
        "ca": [
            "Afegir", "Redactar", "Respondre", "Compartir", "Organitzar", "Marcadors", "Actualitzar", "Aturar", "Tancar", "Càmera",
            "Eliminar", "Reproduir", "Posar en pausa", "Rebobinar", "Avançar ràpid", "Més", "En curs", "Progrés aturat",
        ],
        "cs": [
            "Přidat", "Napsat", "Odpovědět", "Sdílet", "Uspořádat", "Záložky", "Obnovit", "Zastavit", "Zavřít", "Fotoaparát", "Smazat",
            "Přehrát", "Pozastavit", "Převinout zpět", "Rychle vpřed", "Více", "Probíhá", "Průběh zastaven",
        ],
        "da": [
            "Tilføj", "Skriv", "Svar", "Del", "Organiser", "Bogmærker", "Opdater", "Stop", "Luk", "Kamera", "Slet", "Afspil", "Pause",
            "Spol tilbage", "Spol frem", "Mere", "I gang", "Stoppet",
        ],
        "de": [
            "Hinzufügen", "Verfassen", "Antworten", "Teilen", "Verwalten", "Lesezeichen", "Aktualisieren", "Stopp", "Schließen", "Kamera",
            "Löschen", "Wiedergabe", "Pause", "Zurückspulen", "Vorspulen", "Mehr", "In Bearbeitung", "Fortschritt angehalten",
        ],
        "el": [
            "Προσθήκη", "Σύνταξη", "Απάντηση", "Κοινή χρήση", "Οργάνωση", "Σελιδοδείκτες", "Ανανέωση", "Διακοπή", "Κλείσιμο", "Κάμερα",
            "Διαγραφή", "Αναπαραγωγή", "Παύση", "Γρήγορα πίσω", "Γρήγορα εμπρός", "Περισσότερα", "Σε εξέλιξη", "Η πρόοδος σταμάτησε",
        ],
        "es": [
            "Añadir", "Redactar", "Responder", "Compartir", "Organizar", "Marcadores", "Actualizar", "Detener", "Cerrar", "Cámara",
            "Eliminar", "Reproducir", "Pausa", "Rebobinar", "Avance rápido", "Más", "En curso", "Progreso detenido",
        ],
        "fi": [
            "Lisää", "Kirjoita", "Vastaa", "Jaa", "Järjestä", "Kirjanmerkit", "Päivitä", "Pysäytä", "Sulje", "Kamera", "Poista", "Toista",
            "Keskeytä", "Kelaa taaksepäin", "Kelaa eteenpäin", "Lisää", "Käynnissä", "Pysähtynyt",
        ],
        "fr": [
            "Ajouter", "Rédiger", "Répondre", "Partager", "Organiser", "Signets", "Actualiser", "Arrêter", "Fermer", "Appareil photo",
            "Supprimer", "Lecture", "Pause", "Retour rapide", "Avance rapide", "Plus", "En cours", "Progression interrompue",
        ],
        "he": [
            "הוספה", "חיבור", "השבה", "שיתוף", "ארגון", "סימניות", "רענון", "עצירה", "סגירה", "מצלמה", "מחיקה", "ניגון", "השהיה",
            "הרצה לאחור", "הרצה קדימה", "עוד", "בתהליך", "ההתקדמות נעצרה",
        ],
        "hi": [
            "जोड़ें", "लिखें", "जवाब दें", "शेयर करें", "व्यवस्थित करें", "बुकमार्क", "रीफ़्रेश करें", "रोकें", "बंद करें", "कैमरा", "डिलीट करें", "चलाएँ",
            "विराम दें", "रिवाइंड करें", "तेज़ी से आगे बढ़ाएँ", "अधिक", "जारी है", "प्रगति रुकी है",
        ],
        "hr": [
            "Dodaj", "Napiši", "Odgovori", "Dijeli", "Organiziraj", "Knjižne oznake", "Osvježi", "Zaustavi", "Zatvori", "Kamera", "Obriši",
            "Reproduciraj", "Pauziraj", "Premotaj natrag", "Premotaj naprijed", "Više", "U tijeku", "Napredak zaustavljen",
        ],
        "hu": [
            "Hozzáadás", "Írás", "Válasz", "Megosztás", "Rendezés", "Könyvjelzők", "Frissítés", "Leállítás", "Bezárás", "Kamera", "Törlés",
            "Lejátszás", "Szünet", "Visszatekerés", "Előretekerés", "Továbbiak", "Folyamatban", "A folyamat leállt",
        ],
        "id": [
            "Tambah", "Tulis", "Balas", "Bagikan", "Atur", "Penanda", "Segarkan", "Hentikan", "Tutup", "Kamera", "Hapus", "Putar", "Jeda",
            "Putar Mundur", "Maju Cepat", "Lainnya", "Sedang berlangsung", "Kemajuan terhenti",
        ],
        "it": [
            "Aggiungi", "Componi", "Rispondi", "Condividi", "Organizza", "Preferiti", "Aggiorna", "Interrompi", "Chiudi", "Fotocamera",
            "Elimina", "Riproduci", "Pausa", "Riavvolgi", "Avanti veloce", "Altro", "In corso", "Avanzamento interrotto",
        ],
        "ja": [
            "追加", "作成", "返信", "共有", "整理", "ブックマーク", "更新", "停止", "閉じる", "カメラ", "削除", "再生", "一時停止", "巻き戻し", "早送り",
            "その他", "進行中", "進行停止",
        ],
        "ko": [
            "추가", "작성", "답장", "공유", "정리", "책갈피", "새로 고침", "중단", "닫기", "카메라", "삭제", "재생", "일시 정지", "되감기", "빨리 감기",
            "더 보기", "진행 중", "진행 중단됨",
        ],
        "ms": [
            "Tambah", "Karang", "Balas", "Kongsi", "Atur", "Penanda Buku", "Segar Semula", "Henti", "Tutup", "Kamera", "Padam", "Main",
            "Jeda", "Putar Balik", "Maju Laju", "Lagi", "Sedang berjalan", "Kemajuan dihentikan",
        ],
        "nb": [
            "Legg til", "Skriv", "Svar", "Del", "Organiser", "Bokmerker", "Oppdater", "Stopp", "Lukk", "Kamera", "Slett", "Spill av",
            "Pause", "Spol tilbake", "Spol fremover", "Mer", "Pågår", "Framdrift stoppet",
        ],
        "nl": [
            "Voeg toe", "Nieuw bericht", "Antwoord", "Deel", "Orden", "Bladwijzers", "Werk bij", "Stop", "Sluit", "Camera", "Verwijder",
            "Speel af", "Pauzeer", "Spoel terug", "Spoel vooruit", "Meer", "Bezig", "Voortgang gestopt",
        ],
        "pl": [
            "Dodaj", "Napisz", "Odpowiedz", "Udostępnij", "Porządkuj", "Zakładki", "Odśwież", "Zatrzymaj", "Zamknij", "Aparat", "Usuń",
            "Odtwarzaj", "Wstrzymaj", "Przewiń do tyłu", "Przewiń do przodu", "Więcej", "W toku", "Postęp wstrzymany",
        ],
        "pt": [
            "Adicionar", "Escrever", "Responder", "Compartilhar", "Organizar", "Favoritos", "Atualizar", "Parar", "Fechar", "Câmera",
            "Apagar", "Reproduzir", "Pausar", "Retroceder", "Avançar", "Mais", "Em andamento", "Progresso interrompido",
        ],
        "pt-PT": [
            "Adicionar", "Escrever", "Responder", "Partilhar", "Organizar", "Marcadores", "Atualizar", "Parar", "Fechar", "Câmara",
            "Apagar", "Reproduzir", "Pausa", "Recuar", "Avançar", "Mais", "Em curso", "Progresso interrompido",
        ],
        "ro": [
            "Adăugați", "Compuneți", "Răspundeți", "Partajați", "Organizați", "Marcaje", "Reîmprospătați", "Opriți", "Închideți", "Cameră",
            "Ștergeți", "Redați", "Pauză", "Derulați înapoi", "Derulați înainte", "Mai mult", "În curs", "Progres oprit",
        ],
        "ru": [
            "Добавить", "Написать", "Ответить", "Поделиться", "Упорядочить", "Закладки", "Обновить", "Остановить", "Закрыть", "Камера",
            "Удалить", "Воспроизвести", "Пауза", "Перемотать назад", "Перемотать вперед", "Еще", "Выполняется", "Выполнение остановлено",
        ],
        "sk": [
            "Pridať", "Napísať", "Odpovedať", "Zdieľať", "Usporiadať", "Záložky", "Obnoviť", "Zastaviť", "Zavrieť", "Fotoaparát",
            "Vymazať", "Prehrať", "Pozastaviť", "Pretočiť späť", "Pretočiť dopredu", "Viac", "Prebieha", "Priebeh zastavený",
        ],
        "sv": [
            "Lägg till", "Skriv", "Svara", "Dela", "Organisera", "Bokmärken", "Uppdatera", "Stoppa", "Stäng", "Kamera", "Radera",
            "Spela upp", "Pausa", "Spola bakåt", "Spola framåt", "Mer", "Pågår", "Förloppet stoppat",
        ],
        "th": [
            "เพิ่ม", "เขียน", "ตอบกลับ", "แชร์", "จัดระเบียบ", "ที่คั่นหน้า", "รีเฟรช", "หยุด", "ปิด", "กล้อง", "ลบ", "เล่น", "หยุดพัก", "กรอกลับ",
            "กรอไปข้างหน้า", "เพิ่มเติม", "กำลังดำเนินการ", "หยุดดำเนินการ",
        ],
        "tr": [
            "Ekle", "Yaz", "Yanıtla", "Paylaş", "Düzenle", "Yer İmleri", "Yenile", "Durdur", "Kapat", "Kamera", "Sil", "Oynat", "Duraklat",
            "Geri sar", "Hızlı ileri sar", "Daha Fazla", "Sürüyor", "İlerleme durdu",
        ],
        "uk": [
            "Додати", "Написати", "Відповісти", "Поширити", "Упорядкувати", "Закладки", "Оновити", "Зупинити", "Закрити", "Камера",
            "Видалити", "Відтворити", "Пауза", "Перемотати назад", "Перемотати вперед", "Більше", "Виконується", "Виконання зупинено",
        ],
        "vi": [
            "Thêm", "Soạn", "Trả lời", "Chia sẻ", "Sắp xếp", "Dấu trang", "Làm mới", "Dừng", "Đóng", "Máy ảnh", "Xóa", "Phát", "Tạm dừng",
            "Tua lại", "Tua đi", "Thêm nữa", "Đang diễn ra", "Đã dừng",
        ],
        "zh": [
            "添加", "撰写", "回复", "共享", "整理", "书签", "刷新", "停止", "关闭", "相机", "删除", "播放", "暂停", "倒回", "快进", "更多", "进行中",
            "进度已停止",
        ],
        "zh-TW": [
            "加入", "編寫", "回覆", "分享", "整理", "書籤", "重新整理", "停止", "關閉", "相機", "刪除", "播放", "暫停", "倒轉", "快轉", "更多",
            "進行中", "進度已停止",
        ],
        "zh-HK": [
            "加入", "編寫", "回覆", "分享", "整理", "書籤", "重新整理", "停止", "關閉", "相機", "刪除", "播放", "暫停", "倒轉", "快轉", "更多",
            "進行中", "進度已停止",
        ],
    ]
}
