import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Brand } from './brand.tsx';

const SIGN =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%231f5673'/%3E%3C/svg%3E";

const meta = {
  title: 'Navigation/Brand',
  component: Brand,
  args: { name: 'Porch Academy', href: '#home', logoSrc: SIGN },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way home has the name of the school. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Porch Academy' })).toHaveAttribute(
      'href',
      '#home',
    );
  },
};

/** A school without a sign. */
export const NameOnly: Story = { args: { logoSrc: null } };

export const ContentStress: Story = {
  render: () => (
    <StressSheet omit={['empty']} render={(text) => <Brand name={text} href="#home" logoSrc={SIGN} />} />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <>
      <Brand {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'Reaches it'],
          ['Enter', 'Goes home'],
        ]}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => <Brand name="Porch Academy" href="#home" logoSrc={SIGN} />,
          note: 'A name as people say it.',
        },
      ]}
      donts={[
        {
          render: () => (
            <Brand
              name="Porch Academy for Management, Leadership and Continuing Education, Athens"
              href="#home"
              logoSrc={SIGN}
            />
          ),
          note: 'No register entries: it is cut after two lines.',
        },
      ]}
    />
  ),
};

/** Every variant at once. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      states={[
        { name: 'With sign', render: () => <Brand name="Porch Academy" href="#home" logoSrc={SIGN} /> },
        { name: 'Name only', render: () => <Brand name="Porch Academy" href="#home" /> },
      ]}
    />
  ),
};
