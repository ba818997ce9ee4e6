/* For browsers that cannot run the portal: an old script on purpose. It says so, in the language of the page. */
(function () {
  var words = {
    'zh-CN': ['您的浏览器版本过旧，无法正常使用本站。请使用最新版的 Chrome。', '获取 Chrome'],
    en: ['Your browser is too old for this site. Please use a current version of Chrome.', 'Get Chrome'],
    es: [
      'Tu navegador es demasiado antiguo para este sitio. Usa una versión actual de Chrome.',
      'Obtener Chrome',
    ],
    ru: [
      'Ваш браузер слишком старый для этого сайта. Используйте актуальную версию Chrome.',
      'Скачать Chrome',
    ],
    ar: ['متصفحك قديم جدًا لهذا الموقع. يُرجى استخدام إصدار حديث من Chrome.', 'الحصول على Chrome'],
    pl: [
      'Twoja przeglądarka jest zbyt stara dla tej witryny. Użyj aktualnej wersji Chrome.',
      'Pobierz Chrome',
    ],
    de: [
      'Ihr Browser ist zu alt für diese Website. Bitte verwenden Sie eine aktuelle Version von Chrome.',
      'Chrome herunterladen',
    ],
    tr: ['Tarayıcınız bu site için çok eski. Lütfen güncel bir Chrome sürümü kullanın.', 'Chrome’u edinin'],
    fr: [
      'Votre navigateur est trop ancien pour ce site. Veuillez utiliser une version récente de Chrome.',
      'Obtenir Chrome',
    ],
    ja: [
      'お使いのブラウザーは古いため、このサイトを利用できません。最新の Chrome をご利用ください。',
      'Chrome を入手',
    ],
    ko: [
      '사용 중인 브라우저가 오래되어 이 사이트를 이용할 수 없습니다. 최신 버전의 Chrome을 사용해 주세요.',
      'Chrome 받기',
    ],
    pt: ['Seu navegador é antigo demais para este site. Use uma versão atual do Chrome.', 'Baixar o Chrome'],
  };
  var language = document.documentElement.lang;
  var own = words[language] || words[language.split('-')[0]] || words.en;
  function show() {
    var note = document.createElement('div');
    var link = document.createElement('a');
    note.setAttribute('role', 'alert');
    note.id = 'unsupported-browser';
    note.style.padding = '12px 16px';
    note.style.background = '#fff3d6';
    note.style.color = '#3a2a00';
    note.appendChild(document.createTextNode(own[0] + ' '));
    link.href = 'https://www.google.com/chrome/';
    link.style.color = 'inherit';
    link.appendChild(document.createTextNode(own[1]));
    note.appendChild(link);
    document.body.insertBefore(note, document.body.firstChild);
  }
  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show);
})();
