import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RtlBesideLtr, sheetStory } from '../../.storybook/sheets.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { LocaleIsland } from '../locale-island/locale-island.tsx';
import { ProgressBar } from '../progress/progress.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './foundations.css.ts';

/**
 * Right to left is a direction of reading, not a mirror.
 *
 * - Write `inline-start` and `inline-end`, never left and right: the lint of styles refuses those.
 * - Multiply sideways transforms by `var(--dir)`.
 * - People's text stands in `UserText`, so that it finds its own direction and leaves its neighbours alone.
 * - Codes, addresses, numbers of telephones stay left to right: `direction="ltr"`.
 * - A part in another language stands in `LocaleIsland` and has its own faces, line height and arrow keys.
 * - Clocks, media controls, charts and pictures do not turn over.
 */
const meta = { title: 'Foundations/Right to left' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Trails and progress start where reading starts. */
export const Flow: Story = {
  render: () => (
    <RtlBesideLtr
      render={(sample, locale) => (
        <Stack gap="5">
          <Breadcrumbs
            label={`${sample.title} ${locale}`}
            items={[
              { id: '1', label: sample.person, href: '#1' },
              { id: '2', label: sample.title },
            ]}
          />
          <ProgressBar label={sample.title} value={0.3} text="30 %" />
        </Stack>
      )}
    />
  ),
};

/** Names in any script leave the number behind them where it belongs. */
export const PeoplesText: Story = {
  render: () => (
    <RtlBesideLtr
      render={(sample) => (
        <Stack gap="2">
          {[sample.person, 'محمد 12', 'שיעור 42: C++', 'photo\u202egnp.exe'].map((name) => (
            <Text key={name}>
              1. <UserText>{name}</UserText> (12)
            </Text>
          ))}
        </Stack>
      )}
    />
  ),
};

/** An address is read from left to right by everybody; its label is not. */
export const Codes: Story = {
  render: () => (
    <RtlBesideLtr
      render={(sample) => (
        <Stack gap="4">
          <TextField label={sample.label} defaultValue={sample.person} />
          <TextField label="URL" direction="ltr" defaultValue="https://stoa.example/portal?id=12" />
        </Stack>
      )}
    />
  ),
};

/** A lesson in one language inside a page in another. */
export const Islands: Story = {
  render: () => (
    <RtlBesideLtr
      render={(sample, locale) => (
        <Stack gap="4">
          <Text>{sample.sentence}</Text>
          <LocaleIsland locale={locale === 'ar-SA' ? 'en-US' : 'ar-SA'}>
            <Text>
              {locale === 'ar-SA' ? 'Small steps, one after another.' : 'خطوات صغيرة واحدة بعد أخرى.'}
            </Text>
          </LocaleIsland>
        </Stack>
      )}
    />
  ),
};

/** `translateX(calc(var(--dir) * 3rem))` moves onward in both directions. */
export const Transforms: Story = {
  render: () => <RtlBesideLtr render={() => <div className={styles.mover} />} />,
  play: async ({ canvasElement }) => {
    const moves = [...canvasElement.querySelectorAll(`.${styles.mover}`)].map(
      (element) => new DOMMatrix(getComputedStyle(element).transform).m41,
    );
    await expect(moves).toEqual([48, -48]);
  },
};

export const Sheet: Story = { ...sheetStory, render: Flow.render };
