import type { ComponentName } from './component-files.ts';

/** The component itself. */
export const component = ({ kebab, pascal }: ComponentName) => `import type { ReactNode } from 'react';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './${kebab}.css.ts';

/** Props of \`${pascal}\`. */
export interface ${pascal}Props {
  /** What somebody wrote; it may be of any language, length and direction. */
  title: string;
  /** Language of the title where it is not the page's: \`ar-SA\`. @default the page's */
  lang?: string;
  /** How strongly it stands out. @default 'neutral' */
  tone?: keyof typeof styles.tone;
  /** What stands below the title. @default nothing */
  children?: ReactNode;
}

/** Says in one sentence what it is for, and what to take instead where it does not fit. */
export function ${pascal}({ title, lang, tone = 'neutral', children }: ${pascal}Props) {
  return (
    <div className={styles.tone[tone]}>
      <UserText lang={lang}>{title}</UserText>
      {children ? <div className={styles.content}>{children}</div> : null}
    </div>
  );
}
`;

/** Its styles. */
export const styles = () => `import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

const root = style({
  display: 'grid',
  gap: space['2'],
  padding: space['4'],
  border: \`1px solid \${color.border}\`,
  borderRadius: vars.radius.md,
  lineHeight: vars.script.leadingBody,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const tone = styleVariants({
  neutral: [root, { backgroundColor: color.surface, color: color.text }],
  primary: [root, { backgroundColor: color.primarySoft, color: color.onPrimarySoft }],
});

export const content = style({ minInlineSize: 0 });
`;

/** The whole set of stories. */
export const stories = ({
  kebab,
  pascal,
  section,
}: ComponentName) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { ${pascal} } from './${kebab}.tsx';

const meta = {
  title: '${section}/${pascal}',
  component: ${pascal},
  args: { title: 'The craft of planning a project' },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** One of each. */
export const Variants: Story = {
  render: () => {
    const { title, sentence } = useSample();
    return (
      <Stack gap="4">
        <${pascal} title={title}>{sentence}</${pascal}>
        <${pascal} title={title} tone="primary">
          {sentence}
        </${pascal}>
      </Stack>
    );
  },
};

/** With and without what may be left out. */
export const States: Story = {
  render: () => {
    const { title, sentence } = useSample();
    return (
      <Stack gap="4">
        <${pascal} title={title} />
        <${pascal} title={title}>{sentence}</${pascal}>
      </Stack>
    );
  },
};

export const ContentStress: Story = {
  render: () => <StressSheet render={(text) => <${pascal} title={text}>{text}</${pascal}>} />,
};

export const DoAndDont: Story = {
  render: () => (
    <DoDont
      does={[{ render: () => <${pascal} title="Planning" />, note: 'Say when it fits.' }]}
      donts={[{ render: () => <${pascal} title="Planning" tone="primary" />, note: 'Say when it does not.' }]}
    />
  ),
};

export const Keyboard: Story = {
  args: { children: <Button>Join</Button> },
  render: (args) => (
    <>
      <${pascal} {...args} />
      <KeyboardMap keys={[['Tab', 'Goes to what stands in it']]} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

/** Every state and variant at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: function Sheet_() {
    const { title, sentence } = useSample();
    return (
      <StateSheet
        states={[
          { name: 'Title alone', render: () => <${pascal} title={title} /> },
          { name: 'With content', render: () => <${pascal} title={title}>{sentence}</${pascal}> },
          { name: 'Primary', render: () => <${pascal} title={title} tone="primary" /> },
        ]}
      />
    );
  },
};
`;

/** A test in the browser, in both directions. */
export const behaviour = ({ kebab, pascal }: ComponentName) => `import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { directions, mount } from '../testing/mount.tsx';
import { ${pascal} } from './${kebab}.tsx';

it.each(directions)('shows its title and what stands below it ($direction)', async ({ locale }) => {
  mount(<${pascal} title="Planning">Small steps</${pascal}>, locale);
  await expect.element(page.getByText('Planning')).toBeVisible();
  await expect.element(page.getByText('Small steps')).toBeVisible();
});
`;
