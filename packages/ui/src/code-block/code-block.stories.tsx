import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont, KeyboardMap, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';
import { CodeBlock } from './code-block.tsx';

const python = `def expected(short, likely, long):
    # Weights of the three-point estimate
    return (short + 4 * likely + long) / 6

print(f"expected: {expected(2, 4, 8):.1f} days")
`;

const script = `type Plan = { steps: string[]; done: boolean };

export function next({ steps, done }: Plan): string | null {
  return done ? null : (steps[0] ?? 'write the plan');
}
`;

const samplesByLanguage = {
  bash: 'for file in *.md; do echo "$file"; done  # every article',
  c: '#include <stdio.h>\nint main(void) { printf("%d\\n", 42); return 0; }',
  css: '.card { padding: 1rem; color: #123456; } /* a card */',
  html: '<p class="lead">Small <strong>steps</strong></p>',
  java: 'public class Plan { private final int steps = 3; }',
  javascript: 'const steps = [1, 2, 3].map((step) => `step ${step}`);',
  json: '{ "title": "Plan", "steps": 3, "done": false }',
  python: 'steps = {"first": 1, "last": None}',
  sql: "select title, count(*) from lesson where kind = 'video' group by title;",
  typescript: 'const done: boolean = steps.every((step) => step > 0);',
};

const meta = {
  title: 'Content/CodeBlock',
  component: CodeBlock,
  args: { code: python, language: 'python', title: 'estimate.py', onCopy: fn() },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

const coloured = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('pre[data-coloured]')).not.toBeNull());

/** Plain at first; the colours come when it is near the window. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('pre')?.textContent).toContain('def expected');
    await coloured(canvasElement);
    await expect(canvasElement.querySelector('pre')?.textContent).toContain('def expected');
  },
};

export const LineNumbers: Story = { args: { hasLineNumbers: true } };

/** For logs and messages, where lines have no end. */
export const Wrapped: Story = { args: { code: `print("${'long '.repeat(80)}")`, isWrapped: true } };

/** A language nobody knows stays plain, and so does one whose grammar cannot be loaded. */
export const Unknown: Story = {
  args: { language: 'cobol', title: undefined, code: 'DISPLAY "HELLO".' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('DISPLAY "HELLO".');
    await expect(canvasElement.querySelector('pre[data-coloured]')).toBeNull();
  },
};

/** Every language that can be coloured. */
export const Languages: Story = {
  render: () => (
    <StateSheet
      states={Object.entries(samplesByLanguage).map(([language, code]) => ({
        name: language,
        render: () => <CodeBlock code={code} language={language} />,
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(
      () =>
        expect(canvasElement.querySelectorAll('pre[data-coloured]')).toHaveLength(
          Object.keys(samplesByLanguage).length,
        ),
      { timeout: 20000 },
    );
  },
};

/** 10,000 lines scroll in their own box; code as long as that stays plain. */
export const TenThousandLines: Story = {
  args: { code: 'step = step + 1\n'.repeat(10_000), maxHeight: '16rem', hasLineNumbers: true },
};

export const Empty: Story = { args: { code: '', title: undefined, language: undefined, label: 'Code' } };

export const ContentStress: Story = {
  render: () => (
    <StressSheet render={(text, name) => <CodeBlock label={name} code={`# ${text}\nprint("${text}")`} />} />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => <CodeBlock code={python} language="python" title="estimate.py" />,
          note: 'Name the file or the language, so that readers know what they look at.',
        },
      ]}
      donts={[
        {
          render: () => <CodeBlock code="expected(2, 4, 8)" label="One call" />,
          note: 'Set a single expression in a box of its own: inline code is enough.',
        },
      ]}
    />
  ),
};

/** The button first, then the code, which the arrow keys scroll. */
export const Keyboard: Story = {
  render: (args) => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'Copy, then the code'],
          ['Enter', 'Copies'],
          ['ArrowRight', 'Scrolls long lines'],
        ]}
      />
      <CodeBlock {...args} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledTimes(1));
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'estimate.py' })).toHaveFocus();
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      states={[
        { name: 'Plain', render: () => <CodeBlock code={python} title="notes.txt" /> },
        { name: 'Coloured', render: () => <CodeBlock code={python} language="python" title="estimate.py" /> },
        { name: 'Line numbers', render: () => <CodeBlock code={script} language="ts" hasLineNumbers /> },
        { name: 'Wrapped', render: () => <CodeBlock code={'word '.repeat(40)} label="Wrapped" isWrapped /> },
        {
          name: 'Scrolling',
          render: () => <CodeBlock code={python.repeat(4)} title="log" maxHeight="8rem" />,
        },
        { name: 'Empty', render: () => <CodeBlock code="" label="Empty" /> },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('pre[data-coloured]')).toHaveLength(2), {
      timeout: 15000,
    });
  },
};
