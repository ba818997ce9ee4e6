import { expect, test } from 'vitest';
import { bodyProblems } from './check-bodies.ts';

const BROKEN_BOLD = 'line 1: bold text that Markdown does not close here';

test.each([
  ['1. **规则。**先写下来', [BROKEN_BOLD]],
  ['1. **规则**。先写下来', []],
  ['这里**“引用”**是', [BROKEN_BOLD]],
  ['1. **Rule.** Write it down', []],
  ['- **القاعدة.** اكتبها', []],
  ['a **bold word, never closed', [BROKEN_BOLD]],
  ['| `2 ** 3` | 8 |', []],
])('bold text: %s', (markdown, problems) => {
  expect(bodyProblems(markdown)).toEqual(problems);
});

test('what the portal does not show is named with its line', () => {
  expect(bodyProblems('# Title\n\n- [ ] buy paper\n<br>')).toEqual([
    'line 1: begins with the title; headings start at ##',
    'line 3: task lists are not shown',
    'line 4: HTML is not shown',
  ]);
});

test('code is left alone', () => {
  expect(bodyProblems('```bash\n# a comment\necho "<b>" 2**3x\n```')).toEqual([]);
});

test('an empty body is a problem', () => {
  expect(bodyProblems(' \n')).toEqual(['is empty']);
});
