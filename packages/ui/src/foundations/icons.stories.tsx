import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { CurrencyEurIcon } from '@phosphor-icons/react/dist/csr/CurrencyEur';
import { FastForwardIcon } from '@phosphor-icons/react/dist/csr/FastForward';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sheetStory } from '../../.storybook/sheets.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './foundations.css.ts';

/**
 * Phosphor, 20 px beside text. An icon mirrors by its kind, not by its shape: what follows the reading direction turns
 * over, what shows a thing or a sign of the world stays.
 */
const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Row = readonly [name: string, icon: IconGlyph, why: string];

const mirrored: readonly Row[] = [
  ['CaretRight', CaretRightIcon, 'steps through pages'],
  ['ArrowRight', ArrowRightIcon, 'leads onward'],
  ['ArrowLeft', ArrowLeftIcon, 'leads back'],
  ['ListBullets', ListBulletsIcon, 'is written like a list'],
  ['ChatCircle', ChatCircleIcon, 'has its tail at the speaker'],
  ['SignOut', SignOutIcon, 'goes out at the end'],
  ['ArrowUUpLeft', ArrowUUpLeftIcon, 'takes back what was done'],
];

const fixed: readonly Row[] = [
  ['Play', PlayIcon, 'media runs one way everywhere'],
  ['FastForward', FastForwardIcon, 'media runs one way everywhere'],
  ['Clock', ClockIcon, 'clocks turn the same way'],
  ['Check', CheckIcon, 'is a sign'],
  ['Phone', PhoneIcon, 'is a thing'],
  ['CurrencyEur', CurrencyEurIcon, 'is a sign'],
  ['MagnifyingGlass', MagnifyingGlassIcon, 'is held in the same hand'],
];

function Table({ rows, mirror }: { rows: readonly Row[]; mirror: boolean }) {
  return (
    <Grid minColumn="xs" gap="4">
      {rows.map(([name, glyph, why]) => (
        <div key={name} className={styles.iconRow}>
          <Inline gap="4">
            <span dir="ltr" data-side="ltr">
              <Icon as={glyph} size="xl" mirror={mirror} />
            </span>
            <span dir="rtl" data-side="rtl">
              <Icon as={glyph} size="xl" mirror={mirror} />
            </span>
          </Inline>
          <strong>{name}</strong>
          <span>{why}</span>
        </div>
      ))}
    </Grid>
  );
}

/** Each icon as it stands in left-to-right and in right-to-left text. */
export const MirrorKinds: Story = {
  render: () => (
    <Stack gap="6">
      <Heading level={2} size="xl">
        mirror: follows the reading direction
      </Heading>
      <Table rows={mirrored} mirror />
      <Heading level={2} size="xl">
        Never: things and signs
      </Heading>
      <Table rows={fixed} mirror={false} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll('[data-side="rtl"] svg')].filter(
      (icon) =>
        getComputedStyle(icon).transform.startsWith('matrix(-1') ||
        getComputedStyle(icon).scale.startsWith('-1'),
    );
    await expect(turned).toHaveLength(mirrored.length);
  },
};

/** `text` is as tall as the text; the others are 16 to 48 px. */
export const Sizes: Story = {
  render: () => (
    <Inline gap="6" align="end">
      {(['text', 'sm', 'md', 'lg', 'xl', '2xl'] as const).map((size) => (
        <div key={size} className={styles.iconRow}>
          <Icon as={MagnifyingGlassIcon} size={size} />
          <Text size="sm">{size}</Text>
        </div>
      ))}
    </Inline>
  ),
};

export const Sheet: Story = { ...sheetStory, render: MirrorKinds.render };
