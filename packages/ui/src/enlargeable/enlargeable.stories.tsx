import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DoDont, KeyboardMap } from '../../.storybook/sheets.tsx';
import { Image } from '../image/image.tsx';
import { PictureAreas } from '../picture-areas/picture-areas.tsx';
import { OptionPicture } from '../option-picture/option-picture.tsx';
import { Radio, RadioGroup } from '../radio-group/radio-group.tsx';
import { Enlargeable, EnlargeableSet } from './enlargeable.tsx';

const mapOf = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 400"><path fill="#e8dfc4" d="M0 0h640v400H0z"/><path fill="#14507a" d="M60 60h200v120H60zM360 40h220v90H360zM100 240h120v110H100zM320 190h260v160H320z"/></svg>`,
  )}`;
const LARGE = mapOf(2560, 1600);
const SMALL = mapOf(64, 40);
const labels = {
  enlarge: 'Enlarge picture: A plan of the school',
  title: 'Picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Show the whole picture',
};
const picture = (src: string) => <Image src={src} alt="A plan of the school" fit="contain" isPriority />;

const meta = {
  title: 'Content/Enlargeable',
  component: Enlargeable,
  args: { src: LARGE, alt: 'A plan of the school', labels, children: picture(LARGE) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Enlargeable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press anywhere on it opens it; Escape closes it, and the focus is where it was. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: labels.enlarge });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const window = await screen.findByRole('dialog', { name: 'Picture' });
    await waitFor(() => expect(within(window).getByAltText('A plan of the school')).toBeVisible());
    await userEvent.click(await within(window).findByRole('button', { name: /Zoom in|Show the whole/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** One that is shown as large as it is has nothing to press. */
export const NotSmaller: Story = {
  args: { src: SMALL, children: picture(SMALL) },
  play: async ({ canvasElement }) => {
    const image = await within(canvasElement).findByAltText('A plan of the school');
    await waitFor(() => expect((image as HTMLImageElement).naturalWidth).toBe(64));
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** Areas are pressed themselves: what enlarges the picture stands below it. */
export const WithAreas: Story = {
  args: {
    place: 'below',
    children: (
      <PictureAreas
        src={LARGE}
        alt="A plan of the school"
        width={2560}
        height={1600}
        areas={[
          {
            id: 'a',
            shape: 'rectangle',
            x: 0.1,
            y: 0.15,
            width: 0.3,
            height: 0.3,
            mark: '1',
            label: '1: hall',
            isChosen: false,
          },
        ]}
        labels={{ failed: 'The picture could not be loaded.', retry: 'Load again' }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: labels.enlarge })).toBeVisible();
  },
};

const setLabels = {
  ...labels,
  enlarge: 'Enlarge the pictures',
  place: (index: number) => `Picture ${index + 1} of 2`,
  next: 'Next picture',
  previous: 'Previous picture',
};

function Answers() {
  const other = LARGE.replace('14507a', '8a3b12');
  const pictures = [
    { src: LARGE, alt: 'A blue plan' },
    { src: other, alt: 'A red plan', text: 'The second floor' },
  ];
  return (
    <EnlargeableSet pictures={pictures} labels={setLabels}>
      <RadioGroup label="Choose one answer" orientation="grid">
        {pictures.map(({ src, alt, text }) => (
          <Radio key={alt} value={alt} aria-label={alt} picture={<OptionPicture src={src} alt={alt} />}>
            {text ?? null}
          </Radio>
        ))}
      </RadioGroup>
    </EnlargeableSet>
  );
}

/** Pictures that are answers are pressed to choose them: one button below them opens them, one after the other. */
export const OfAnswers: Story = {
  render: () => <Answers />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: setLabels.enlarge });
    await userEvent.click(canvas.getByAltText('A red plan'));
    await expect(canvas.getByRole('radio', { name: 'A red plan' })).toBeChecked();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const window = within(await screen.findByRole('dialog', { name: 'Picture' }));
    await expect(await window.findByAltText('A blue plan')).toBeVisible();
    await userEvent.click(window.getByRole('button', { name: setLabels.next }));
    await expect(await window.findByAltText('A red plan')).toBeVisible();
    await expect(window.getByRole('status')).toHaveTextContent('Picture 2 of 2The second floorA red plan');
    // After the last one comes the first.
    await userEvent.click(window.getByRole('button', { name: setLabels.next }));
    await expect(await window.findByAltText('A blue plan')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'A red plan' })).toBeChecked();
  },
};

export const OfAnswersRightToLeft: Story = { render: () => <Answers />, globals: { locale: 'ar-SA' } };

export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <Enlargeable src={LARGE} alt="A plan of the school" labels={labels}>
              {picture(LARGE)}
            </Enlargeable>
          ),
          note: 'A picture that has more to show than there is room for.',
        },
      ]}
      donts={[
        {
          render: () => (
            <Enlargeable src={LARGE} alt="A plan of the school" labels={{ ...labels, enlarge: 'More' }}>
              {picture(LARGE)}
            </Enlargeable>
          ),
          note: 'A name that does not say which picture.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  tags: ['!test'],
  render: (args) => (
    <>
      <Enlargeable {...args} />
      <KeyboardMap
        keys={[
          ['Enter', 'Opens it'],
          ['Arrows', 'Move it about where it is larger than the window'],
          ['Escape', 'Closes it'],
        ]}
      />
    </>
  ),
};
