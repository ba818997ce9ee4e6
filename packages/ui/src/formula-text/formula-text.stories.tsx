import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { FormulaText } from './formula-text.tsx';

const ROOTS = String.raw`The roots of \(ax^2 + bx + c = 0\) are $$x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$$ where \(a \ne 0\).`;

const SAMPLES = {
  fractions: String.raw`\(\frac{1}{2} + \frac{1}{3} = \frac{5}{6}\)`,
  sums: String.raw`$$\sum_{i=1}^{n} i = \frac{n(n+1)}{2}$$`,
  integrals: String.raw`$$\int_0^1 x^2\,dx = \left[\frac{x^3}{3}\right]_0^1$$`,
  matrices: String.raw`$$\begin{pmatrix} 1 & -2 \\ 30 & 4 \end{pmatrix}\begin{pmatrix} x \\ y \end{pmatrix}$$`,
  cases: String.raw`$$|x| = \begin{cases} x & x \ge 0 \\ -x & \text{otherwise} \end{cases}$$`,
  steps: String.raw`$$\begin{aligned} 2x + 3 &= 7 \\ x &= 2 \end{aligned}$$`,
  vectors: String.raw`\(\vec{F} = m\vec{a}\), \(\overline{AB}\), \(\frac{\cancel{2}x}{\cancel{2}}\), \(\boxed{x}\)`,
  chemistry: String.raw`\(\ce{2H2 + O2 -> 2H2O}\)`,
};

const meta = {
  title: 'Content/FormulaText',
  component: FormulaText,
  args: { children: ROOTS },
} satisfies Meta<typeof FormulaText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a line, and on a line of its own. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(3));
    const [inline, display] = canvasElement.querySelectorAll('math');
    await expect(inline?.getAttribute('display')).toBeNull();
    await expect(display?.getAttribute('display')).toBe('block');
    await expect(display?.querySelector('mfrac > mrow msqrt')).not.toBeNull();
  },
};

/** From left to right, wherever it stands; the text keeps its own direction, also where it begins with a formula. */
export const Arabic: Story = {
  args: { children: String.raw`\(x^2 = 9\) هي المعادلة. ما قيمة \(x\) إذا كان \(x > 0\)؟`, lang: 'ar-SA' },
  globals: { locale: 'ar-SA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(3));
    const text = canvasElement.querySelector('bdi');
    await expect(text && getComputedStyle(text).direction).toBe('rtl');
    await expect(getComputedStyle(canvasElement.querySelectorAll('math')[1] as Element).direction).toBe(
      'ltr',
    );
  },
};

/** What cannot be read as TeX stands as it was written; nothing of it leads anywhere. */
export const Wrong: Story = {
  args: { children: String.raw`Half: \(\frac{1}{\), here: \(\href{javascript:alert(1)}{x}\), $5 or $10.` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(String.raw`\(\frac{1}{\)`)).toHaveAttribute('data-wrong'));
    await expect(canvasElement.querySelector('math, a')).toBeNull();
    await expect(canvasElement).toHaveTextContent('$5 or $10.');
  },
};

/** In a list: no formula takes a line of its own. */
export const InLine: Story = { args: { isInLine: true } };

/** Long formulas break between their terms. */
export const Narrow: Story = {
  args: {
    children: String.raw`\(a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7 + a_8 + a_9 + a_{10} + a_{11} = \sum_{i=1}^{11} a_i\)`,
  },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: '14rem' }}>
        <Shown />
      </div>
    ),
  ],
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      render={(text) => (
        <Text style={{ overflowWrap: 'anywhere' }}>
          <FormulaText>{String.raw`${text} \(x^2\)`}</FormulaText>
        </Text>
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'Words in the text, signs in the formula.',
          render: () => <FormulaText>{ROOTS}</FormulaText>,
        },
      ]}
      donts={[
        {
          note: 'Whole sentences in a formula: they do not break, and have no direction of their own.',
          render: () => <FormulaText>{String.raw`\(\text{The roots of the equation are } x\)`}</FormulaText>,
        },
      ]}
    />
  ),
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      states={Object.entries(SAMPLES).map(([name, text]) => ({
        name,
        render: () => (
          <Stack>
            <FormulaText>{text}</FormulaText>
          </Stack>
        ),
      }))}
    />
  ),
};
