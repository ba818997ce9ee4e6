import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocaleSheet, sheetStory } from '../../.storybook/sheets.tsx';
import { useSample } from '../../.storybook/samples.ts';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { fontSize, fontWeight } from '../theme/scale-tokens.ts';
import { vars } from '../theme/vars.css.ts';

/**
 * Onest draws Latin and Cyrillic, Noto Sans Arabic draws Arabic, on a page of any language; Chinese, Japanese and Korean have the device's faces.
 * Line height, spacing, capitals and emphasis follow the script, through `vars.script`.
 */
const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same page in twelve languages: each script has its own face, line height and spacing. */
export const Scripts: Story = {
  render: () => (
    <LocaleSheet
      render={(sample) => (
        <Stack gap="2">
          <Heading level={2} size="2xl">
            {sample.title}
          </Heading>
          <Text>{sample.sentence}</Text>
          <Text size="sm" tone="muted">
            {sample.person} · <em>{sample.action}</em>
          </Text>
        </Stack>
      )}
    />
  ),
};

export const Dark: Story = { ...Scripts, globals: { theme: 'dark' } };

function Sizes() {
  const { title } = useSample();
  return (
    <Stack gap="4">
      {(Object.keys(fontSize) as (keyof typeof fontSize)[]).map((name) => (
        <div key={name}>
          <Text size="sm" tone="muted">
            {name} {fontSize[name]}
          </Text>
          <div style={{ fontSize: vars.fontSize[name], lineHeight: vars.script.leadingTight }}>{title}</div>
        </div>
      ))}
    </Stack>
  );
}

/** From `xl` up sizes grow with the window. */
export const Scale: Story = { render: () => <Sizes /> };

function Weights() {
  const { sentence } = useSample();
  return (
    <Stack gap="3">
      {Object.entries(fontWeight).map(([name, weight]) => (
        <div key={name} style={{ fontWeight: weight }}>
          {name} {weight}: {sentence}
        </div>
      ))}
    </Stack>
  );
}

/** Four weights of a variable face. Light ones are left out: they do not stand small sizes. */
export const Weight: Story = { render: () => <Weights /> };

export const Sheet: Story = { ...sheetStory, ...Scripts };
