/** Lines outside fenced code, without inline code, with their numbers. */
const proseLines = (markdown: string): [line: number, text: string][] => {
  let fenced = false;
  return markdown.split('\n').flatMap((line, index): [number, string][] => {
    if (line.startsWith('```')) fenced = !fenced;
    return fenced || line.startsWith('```') ? [] : [[index + 1, line.replaceAll(/`[^`]*`/g, 'x')]];
  });
};

/**
 * CommonMark does not close bold text between a punctuation mark and a letter, nor open it between a letter and a
 * punctuation mark. Where words have no spaces between them, as in Chinese, asterisks would be shown.
 */
const hasBrokenBold = (line: string): boolean => {
  const parts = line.split('**');
  if (parts.length % 2 === 0) return true;
  return parts.some((part, index) => {
    if (index % 2 === 0) return false;
    const before = parts[index - 1] ?? '';
    const after = parts[index + 1] ?? '';
    return (
      (/\p{P}$/u.test(part) && /^[\p{L}\p{N}]/u.test(after)) ||
      (/^\p{P}/u.test(part) && /[\p{L}\p{N}]$/u.test(before))
    );
  });
};

/** What a Markdown body of the demo content has that the portal would not show as it was meant. */
export const bodyProblems = (markdown: string): string[] => {
  const problems = markdown.trim() === '' ? ['is empty'] : [];
  for (const [line, text] of proseLines(markdown)) {
    if (text.startsWith('# ')) problems.push(`line ${line}: begins with the title; headings start at ##`);
    if (/^\s*[-*] \[[ x]\]/.test(text)) problems.push(`line ${line}: task lists are not shown`);
    if (/<\/?[a-z][^>]*>/i.test(text)) problems.push(`line ${line}: HTML is not shown`);
    if (hasBrokenBold(text)) problems.push(`line ${line}: bold text that Markdown does not close here`);
  }
  return problems;
};
