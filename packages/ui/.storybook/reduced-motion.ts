const CONDITION = /\(prefers-reduced-motion:\s*reduce\)/;

/** Makes rules for reduced motion hold at once; the returned function gives them their condition back. */
function holdRules(): () => void {
  const held = new Map<CSSMediaRule, string>();
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && CONDITION.test(rule.media.mediaText)) {
        held.set(rule, rule.media.mediaText);
        rule.media.mediaText = rule.media.mediaText.replace(CONDITION, '(min-width: 0px)');
      }
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    // A sheet of another origin does not show its rules.
    if (sheet.ownerNode?.isConnected) visit(sheet.cssRules);
  }
  return () => {
    for (const [rule, condition] of held) rule.media.mediaText = condition;
  };
}

/** The page as those see it who ask their system for less motion; also for styles that come later. */
export function emulateReducedMotion(): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, query.replace(CONDITION, '(min-width: 0px)'));
  let release = holdRules();
  const observer = new MutationObserver(() => {
    release();
    release = holdRules();
  });
  observer.observe(document.head, { childList: true });
  return () => {
    observer.disconnect();
    release();
    window.matchMedia = matchMedia;
  };
}
