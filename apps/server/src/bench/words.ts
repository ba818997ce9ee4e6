import { LANGUAGES, type Language } from '../i18n/languages.ts';
import type { AllTranslations } from '../seed/format.ts';

/** One line a notion, its words in the order of LANGUAGES. */
const inAll = (lines: string): AllTranslations[] =>
  lines
    .trim()
    .split('\n')
    .map(
      (line) =>
        Object.fromEntries(
          line
            .trim()
            .split('|')
            .map((word, index) => [LANGUAGES[index] as Language, word.trim()]),
        ) as AllTranslations,
    );

/** What generated resources are about. */
export const SUBJECTS = inAll(`
  项目管理|project management|gestión de proyectos|управление проектами|إدارة المشاريع|zarządzanie projektami|Projektmanagement|proje yönetimi|gestion de projet|プロジェクト管理|프로젝트 관리|gestão de projetos
  电子表格|spreadsheets|hojas de cálculo|электронные таблицы|جداول البيانات|arkusze kalkulacyjne|Tabellenkalkulation|hesap tabloları|tableurs|表計算|스프레드시트|planilhas
  统计学|statistics|estadística|статистика|الإحصاء|statystyka|Statistik|istatistik|statistiques|統計|통계|estatística
  丝绸之路|the Silk Road|la Ruta de la Seda|Шёлковый путь|طريق الحرير|Jedwabny Szlak|die Seidenstraße|İpek Yolu|la route de la soie|シルクロード|실크로드|a Rota da Seda
  谈判|negotiation|negociación|переговоры|التفاوض|negocjacje|Verhandlung|müzakere|négociation|交渉|협상|negociação
  天文学|astronomy|astronomía|астрономия|علم الفلك|astronomia|Astronomie|gökbilim|astronomie|天文学|천문학|astronomia
  书法|calligraphy|caligrafía|каллиграфия|فن الخط|kaligrafia|Kalligrafie|hat sanatı|calligraphie|書道|서예|caligrafia
  时间安排|time planning|planificación del tiempo|планирование времени|تنظيم الوقت|planowanie czasu|Zeitplanung|zaman planlama|gestion du temps|時間管理|시간 관리|planejamento do tempo
  摄影|photography|fotografía|фотография|التصوير|fotografia|Fotografie|fotoğrafçılık|photographie|写真|사진|fotografia
  园艺|gardening|jardinería|садоводство|البستنة|ogrodnictwo|Gartenbau|bahçecilik|jardinage|園芸|원예|jardinagem
  化学|chemistry|química|химия|الكيمياء|chemia|Chemie|kimya|chimie|化学|화학|química
  音乐理论|music theory|teoría musical|теория музыки|نظرية الموسيقى|teoria muzyki|Musiktheorie|müzik teorisi|théorie musicale|音楽理論|음악 이론|teoria musical
  急救|first aid|primeros auxilios|первая помощь|الإسعافات الأولية|pierwsza pomoc|Erste Hilfe|ilk yardım|premiers secours|応急手当|응급처치|primeiros socorros
  版本控制|version control|control de versiones|контроль версий|إدارة الإصدارات|kontrola wersji|Versionsverwaltung|sürüm denetimi|gestion de versions|バージョン管理|버전 관리|controle de versões
  经济学|economics|economía|экономика|الاقتصاد|ekonomia|Wirtschaft|iktisat|économie|経済学|경제학|economia
  建筑|architecture|arquitectura|архитектура|العمارة|architektura|Baukunst|mimarlık|architecture|建築|건축|arquitetura`);

/** How they treat it. */
export const FORMS = inAll(`
  入门|First steps in|Primeros pasos en|Первые шаги:|خطوات أولى في|Pierwsze kroki:|Erste Schritte in|İlk adımlar:|Premiers pas en|入門|입문|Primeiros passos em
  实践|Practice of|Práctica de|Практика:|تطبيقات في|Praktyka:|Praxis der|Uygulama:|Pratique de|実践|실습|Prática de
  进阶|Further into|Más allá de|Углублённо:|تعمّق في|Dalej w|Weiter in|İleri düzey:|Plus loin en|応用|심화|Avançando em
  案例|Cases from|Casos de|Случаи:|حالات من|Przypadki:|Fälle aus|Örnekler:|Cas de|事例|사례|Casos de
  工具|Tools for|Herramientas para|Инструменты:|أدوات في|Narzędzia:|Werkzeuge für|Araçlar:|Outils pour|道具|도구|Ferramentas para
  历史|A history of|Historia de|История:|تاريخ|Historia:|Geschichte der|Tarihi:|Histoire de|歴史|역사|História de
  问答|Questions about|Preguntas sobre|Вопросы:|أسئلة عن|Pytania o|Fragen zu|Sorular:|Questions sur|質問集|질문|Perguntas sobre
  工作坊|Workshop on|Taller de|Мастерская:|ورشة في|Warsztat:|Werkstatt für|Atölye:|Atelier de|ワークショップ|워크숍|Oficina de`);

/** For whom. */
export const READERS = inAll(`
  适合新手|for beginners|para principiantes|для начинающих|للمبتدئين|dla początkujących|für Einsteiger|yeni başlayanlar için|pour débutants|初心者向け|초보자용|para iniciantes
  适合团队|for teams|para equipos|для команд|للفرق|dla zespołów|für Teams|ekipler için|pour les équipes|チーム向け|팀을 위한|para equipes
  适合教师|for teachers|para docentes|для учителей|للمعلمين|dla nauczycieli|für Lehrkräfte|öğretmenler için|pour les enseignants|教師向け|교사를 위한|para professores
  适合家庭|for families|para familias|для семей|للأسر|dla rodzin|für Familien|aileler için|pour les familles|家族向け|가족을 위한|para famílias
  适合旅行者|for travellers|para viajeros|для путешественников|للمسافرين|dla podróżnych|für Reisende|gezginler için|pour les voyageurs|旅行者向け|여행자를 위한|para viajantes
  适合研究者|for researchers|para investigadores|для исследователей|للباحثين|dla badaczy|für Forschende|araştırmacılar için|pour les chercheurs|研究者向け|연구자를 위한|para pesquisadores
  适合工程师|for engineers|para ingenieros|для инженеров|للمهندسين|dla inżynierów|für Ingenieure|mühendisler için|pour les ingénieurs|技術者向け|기술자를 위한|para engenheiros
  适合管理者|for managers|para responsables|для руководителей|للمديرين|dla kierowników|für Führungskräfte|yöneticiler için|pour les responsables|管理職向け|관리자를 위한|para gestores`);
