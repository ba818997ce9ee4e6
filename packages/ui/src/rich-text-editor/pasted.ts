/** Elements that hold no words of a text. */
const DROPPED = 'script, style, meta, link, title, iframe, object, embed, form, svg, noscript';
/** The page has its own heading of level 1, and texts have three levels. */
const LEVELS: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };
const WORD_LIST = /mso-list:\s*l\d+\s+level\d+/i;
const WORD_BULLET = /^[\s\u00a0]*(?:[·•o§▪-]|(\d+|[a-z])[.)])[\s\u00a0]+/i;

/** What Word, Google Docs and web pages put on the clipboard, without what belongs to them alone. */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  body.querySelectorAll(DROPPED).forEach((element) => element.remove());
  dropComments(page);
  // Google Docs puts everything into a bold element that is not bold.
  body
    .querySelectorAll<HTMLElement>('b[style*="font-weight:normal"], b[style*="font-weight: normal"]')
    .forEach((element) => element.replaceWith(...element.childNodes));
  readStyles(body);
  listsOfWord(body);
  for (const [from, to] of Object.entries(LEVELS))
    body.querySelectorAll(from).forEach((element) => rename(element, to));
  body.querySelectorAll('o\\:p').forEach((element) => element.replaceWith(...element.childNodes));
  return body.innerHTML;
}

function dropComments(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  found.forEach((comment) => comment.parentNode?.removeChild(comment));
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Bold and italic of Google Docs stand in styles. */
function readStyles(body: HTMLElement): void {
  for (const span of body.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle } = span.style;
    if (fontWeight === 'bold' || Number(fontWeight) >= 600) wrap(span, 'strong');
    if (fontStyle === 'italic') wrap(span, 'em');
  }
}

function wrap(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** Word writes lists as paragraphs with a bullet before them. */
function listsOfWord(body: HTMLElement): void {
  let list: Element | undefined;
  for (const paragraph of body.querySelectorAll('p')) {
    if (!WORD_LIST.test(paragraph.getAttribute('style') ?? '')) {
      list = undefined;
      continue;
    }
    const [, number] = WORD_BULLET.exec(paragraph.textContent) ?? [];
    if (!list || list.nextElementSibling !== paragraph) {
      list = body.ownerDocument.createElement(number === undefined ? 'ul' : 'ol');
      paragraph.before(list);
    }
    // The bullet stands in a run of its own.
    const [first] = paragraph.querySelectorAll('span[style*="mso-list"]');
    if (first) first.remove();
    else if (paragraph.firstChild?.nodeType === Node.TEXT_NODE)
      paragraph.firstChild.nodeValue = (paragraph.firstChild.nodeValue ?? '').replace(WORD_BULLET, '');
    const item = body.ownerDocument.createElement('li');
    item.append(rename(paragraph, 'p'));
    list.append(item);
  }
}
