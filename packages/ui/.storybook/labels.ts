import type { UiLabels } from '../src/ui-provider/labels.ts';
import type { StoryLocale } from './locales.ts';
import { pseudoTransform } from './pseudo.ts';

const keys = [
  'close',
  'dismiss',
  'loading',
  'required',
  'optional',
  'showPassword',
  'hidePassword',
  'clear',
  'remove',
  'previous',
  'next',
  'more',
  'showMore',
  'showLess',
  'openMenu',
  'copy',
  'copied',
  'increase',
  'decrease',
  'expand',
  'collapse',
  'play',
  'pause',
  'search',
  'notifications',
  'opensInNewTab',
] as const satisfies readonly (keyof UiLabels)[];

const words: Record<StoryLocale, string> = {
  'en-US':
    'Close|Dismiss|Loading|Required|Optional|Show password|Hide password|Clear|Remove|Previous|Next|More|Show more|Show less|Open menu|Copy|Copied|Increase|Decrease|Expand|Collapse|Play|Pause|Search|Notifications|Opens in a new tab',
  'zh-CN':
    '关闭|忽略|正在加载|必填|选填|显示密码|隐藏密码|清除|移除|上一个|下一个|更多|展开更多|收起|打开菜单|复制|已复制|增加|减少|展开|折叠|播放|暂停|搜索|通知|在新标签页中打开',
  'es-ES':
    'Cerrar|Descartar|Cargando|Obligatorio|Opcional|Mostrar contraseña|Ocultar contraseña|Borrar|Quitar|Anterior|Siguiente|Más|Mostrar más|Mostrar menos|Abrir menú|Copiar|Copiado|Aumentar|Reducir|Desplegar|Plegar|Reproducir|Pausar|Buscar|Notificaciones|Se abre en una pestaña nueva',
  'ru-RU':
    'Закрыть|Скрыть|Загрузка|Обязательно|Необязательно|Показать пароль|Скрыть пароль|Очистить|Убрать|Назад|Далее|Ещё|Показать больше|Показать меньше|Открыть меню|Копировать|Скопировано|Увеличить|Уменьшить|Развернуть|Свернуть|Воспроизвести|Пауза|Поиск|Уведомления|Откроется в новой вкладке',
  'ar-SA':
    'إغلاق|تجاهل|جارٍ التحميل|مطلوب|اختياري|إظهار كلمة المرور|إخفاء كلمة المرور|مسح|إزالة|السابق|التالي|المزيد|عرض المزيد|عرض أقل|فتح القائمة|نسخ|تم النسخ|زيادة|إنقاص|توسيع|طي|تشغيل|إيقاف مؤقت|بحث|الإشعارات|يفتح في علامة تبويب جديدة',
  'pl-PL':
    'Zamknij|Odrzuć|Wczytywanie|Wymagane|Opcjonalne|Pokaż hasło|Ukryj hasło|Wyczyść|Usuń|Poprzednie|Następne|Więcej|Pokaż więcej|Pokaż mniej|Otwórz menu|Kopiuj|Skopiowano|Zwiększ|Zmniejsz|Rozwiń|Zwiń|Odtwórz|Wstrzymaj|Szukaj|Powiadomienia|Otwiera się w nowej karcie',
  'de-DE':
    'Schließen|Verwerfen|Wird geladen|Pflichtfeld|Optional|Passwort anzeigen|Passwort verbergen|Leeren|Entfernen|Zurück|Weiter|Mehr|Mehr anzeigen|Weniger anzeigen|Menü öffnen|Kopieren|Kopiert|Erhöhen|Verringern|Aufklappen|Zuklappen|Abspielen|Anhalten|Suchen|Benachrichtigungen|Öffnet sich in einem neuen Tab',
  'tr-TR':
    'Kapat|Yoksay|Yükleniyor|Zorunlu|İsteğe bağlı|Şifreyi göster|Şifreyi gizle|Temizle|Kaldır|Önceki|Sonraki|Diğer|Daha fazla göster|Daha az göster|Menüyü aç|Kopyala|Kopyalandı|Artır|Azalt|Genişlet|Daralt|Oynat|Duraklat|Ara|Bildirimler|Yeni sekmede açılır',
  'fr-FR':
    'Fermer|Ignorer|Chargement|Obligatoire|Facultatif|Afficher le mot de passe|Masquer le mot de passe|Effacer|Retirer|Précédent|Suivant|Plus|Afficher plus|Afficher moins|Ouvrir le menu|Copier|Copié|Augmenter|Diminuer|Développer|Réduire|Lire|Mettre en pause|Rechercher|Notifications|S’ouvre dans un nouvel onglet',
  'ja-JP':
    '閉じる|非表示にする|読み込み中|必須|任意|パスワードを表示|パスワードを隠す|クリア|削除|前へ|次へ|その他|もっと見る|表示を減らす|メニューを開く|コピー|コピーしました|増やす|減らす|展開|折りたたむ|再生|一時停止|検索|通知|新しいタブで開きます',
  'ko-KR':
    '닫기|숨기기|불러오는 중|필수|선택|비밀번호 표시|비밀번호 숨기기|지우기|제거|이전|다음|더 보기|더 표시|간단히 보기|메뉴 열기|복사|복사됨|늘리기|줄이기|펼치기|접기|재생|일시정지|검색|알림|새 탭에서 열림',
  'pt-BR':
    'Fechar|Dispensar|Carregando|Obrigatório|Opcional|Mostrar senha|Ocultar senha|Limpar|Remover|Anterior|Próximo|Mais|Mostrar mais|Mostrar menos|Abrir menu|Copiar|Copiado|Aumentar|Diminuir|Expandir|Recolher|Reproduzir|Pausar|Buscar|Notificações|Abre em uma nova guia',
};

/** The recurring words for stories in a language or a pseudo-locale; English where there are none. */
export function storyLabels(locale: string): UiLabels {
  const spoil = pseudoTransform(locale);
  const parts = (words[locale as StoryLocale] ?? words['en-US']).split('|').map(spoil);
  return Object.fromEntries(keys.map((key, index) => [key, parts[index] ?? ''])) as unknown as UiLabels;
}
