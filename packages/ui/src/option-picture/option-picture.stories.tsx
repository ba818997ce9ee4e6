import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { OptionList } from '../option-list/option-list.tsx';
import { Radio, RadioGroup } from '../radio-group/radio-group.tsx';
import { OptionPicture } from './option-picture.tsx';

const shapeOf = (shape: string, width = 320, height = 240) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 320 240"><path fill="#e8dfc4" d="M0 0h320v240H0z"/>${shape}</svg>`,
  )}`;
const CIRCLE = shapeOf('<circle cx="160" cy="120" r="80" fill="#14507a"/>');
const TRIANGLE = shapeOf('<path d="M160 40 250 200H70z" fill="#14507a"/>');
const TALL = shapeOf('<path d="M100 20h120v200H100z" fill="#14507a"/>', 120, 360);
const BROKEN = 'data:image/png;base64,broken';

const meta = {
  title: 'Content/OptionPicture',
  component: OptionPicture,
  args: { src: CIRCLE, alt: 'A circle' },
} satisfies Meta<typeof OptionPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Shapes() {
  const [chosen, setChosen] = useState<string>();
  return (
    <RadioGroup label="Choose one answer" orientation="grid" value={chosen ?? null} onChange={setChosen}>
      <Radio value="a" aria-label="A circle" picture={<OptionPicture src={CIRCLE} alt="A circle" />}>
        {null}
      </Radio>
      <Radio
        value="b"
        aria-label="Three corners: A triangle"
        picture={<OptionPicture src={TRIANGLE} alt="A triangle" />}
      >
        Three corners
      </Radio>
      <Radio value="c" picture={null}>
        None of these
      </Radio>
    </RadioGroup>
  );
}

/** Pictures to choose one of: Tab reaches the group, arrows choose. Words for a picture are its name. */
export const AmongRadios: Story = {
  render: () => <Shapes />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const circle = await canvas.findByRole('radio', { name: 'A circle' });
    await userEvent.tab();
    await expect(circle).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Three corners: A triangle' })).toBeChecked();
    await userEvent.click(canvas.getByAltText('A circle'));
    await expect(circle).toBeChecked();
  },
};

export const RightToLeft: Story = { render: () => <Shapes />, globals: { locale: 'ar-SA' } };

/** Any number of pictures. */
export const AmongCheckboxes: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0.75rem' }}>
      <Checkbox defaultSelected aria-label="A circle" picture={<OptionPicture src={CIRCLE} alt="A circle" />}>
        {null}
      </Checkbox>
      <Checkbox picture={<OptionPicture src={TALL} alt="A rectangle" />}>Four corners</Checkbox>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByAltText('A circle'));
    await expect(canvas.getByRole('checkbox', { name: 'A circle' })).not.toBeChecked();
  },
};

/** After the answer. */
export const InResults: Story = {
  render: () => (
    <OptionList
      label="Options"
      options={[
        {
          id: 'a',
          text: '',
          picture: { src: CIRCLE, alt: 'A circle' },
          isChosen: true,
          isRight: true,
          note: 'Your answer, right',
        },
        {
          id: 'b',
          text: 'Three corners',
          picture: { src: TRIANGLE, alt: 'A triangle' },
          isChosen: false,
          isRight: false,
        },
      ]}
    />
  ),
};

/** Where it cannot be loaded its words are there; it is asked for again when the connection is back. */
export const Broken: Story = {
  args: { src: BROKEN },
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText('A circle');
    await expect(words).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect(await within(canvasElement).findByText('A circle')).toBeVisible();
  },
};

export const ContentStress: Story = {
  render: () => <StressSheet omit={['empty']} render={(text) => <OptionPicture src={BROKEN} alt={text} />} />,
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => <OptionPicture src={TRIANGLE} alt="A triangle" />,
          note: 'Say what is seen, not whether it is right.',
        },
      ]}
      donts={[
        {
          render: () => <OptionPicture src={TRIANGLE} alt="The right answer" />,
          note: 'Not what would tell the answer.',
        },
      ]}
    />
  ),
};

/** Every size at once, and how the shape of a picture does not matter. */
export const Sizes: Story = {
  render: () => (
    <StateSheet
      states={[
        { name: 'As wide as its place', render: () => <OptionPicture src={CIRCLE} alt="A circle" /> },
        {
          name: 'In a list of answers',
          render: () => <OptionPicture src={TALL} alt="A rectangle" size="md" />,
        },
        { name: 'Beside words', render: () => <OptionPicture src={TRIANGLE} alt="A triangle" size="sm" /> },
        { name: 'Broken', render: () => <OptionPicture src={BROKEN} alt="A circle" /> },
        { name: 'Among radios', render: () => <Shapes /> },
      ]}
    />
  ),
};
