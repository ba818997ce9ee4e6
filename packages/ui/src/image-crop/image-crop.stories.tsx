import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Button } from '../button/button.tsx';
import { coverOf } from '../card/story-content.ts';
import { Stack } from '../stack/stack.tsx';
import { ImageCrop, type ImageCropHandle, type ImageCropLabels, type ImageCropProps } from './image-crop.tsx';

const labels: ImageCropLabels = {
  area: 'Part of the picture that is kept',
  areaHelp: 'Arrow keys move the picture, with Shift in small steps.',
  zoom: 'Zoom',
  rotateLeft: 'Turn to the left',
  rotateRight: 'Turn to the right',
  failed: 'This picture cannot be shown. Choose another one.',
};

const broken = new Blob(['no picture'], { type: 'image/png' });

const meta = {
  title: 'Forms/ImageCrop',
  component: ImageCrop,
  args: { source: coverOf(210), labels, onReady: fn(), onError: fn() },
} satisfies Meta<typeof ImageCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const onBlob = fn();

function Saving(props: ImageCropProps) {
  const crop = useRef<ImageCropHandle>(null);
  const [url, setUrl] = useState<string | null>(null);
  const save = async () => {
    const blob = await crop.current?.toBlob();
    onBlob(blob);
    if (blob) setUrl(URL.createObjectURL(blob));
  };
  return (
    <Stack gap="4" style={{ maxInlineSize: '30rem' }}>
      <ImageCrop {...props} ref={crop} />
      <Button onPress={() => void save()}>Save</Button>
      {url === null ? null : <img src={url} alt="Result" style={{ maxInlineSize: '8rem' }} />}
    </Stack>
  );
}

/** The result has the size and type that were asked for, whatever the size of the window. */
export const Playground: Story = {
  args: { outputWidth: 320, aspect: 16 / 9, outputType: 'image/png' },
  render: (args) => <Saving {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(args.onReady).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onBlob).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'image/png' })),
    );
    const result = await canvas.findByRole<HTMLImageElement>('img', { name: 'Result' });
    await waitFor(() => expect([result.naturalWidth, result.naturalHeight]).toEqual([320, 180]));
  },
};

/** Round for portraits, or any ratio. */
export const Variants: Story = {
  render: (args) => (
    <StateSheet
      states={[
        { name: 'Round', render: () => <ImageCrop {...args} shape="round" /> },
        { name: 'Square', render: () => <ImageCrop {...args} /> },
        { name: '16:9', render: () => <ImageCrop {...args} aspect={16 / 9} /> },
        { name: '3:4', render: () => <ImageCrop {...args} aspect={3 / 4} /> },
      ]}
    />
  ),
};

/** What cannot be shown says so, to people and to its owner. */
export const Failed: Story = {
  args: { source: broken },
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('cannot be shown');
    await expect(args.onError).toHaveBeenCalledWith('decode');
    await expect(args.onReady).not.toHaveBeenCalled();
  },
};

export const ContentStress: Story = {
  render: (args) => (
    <StressSheet
      omit={['empty']}
      width="20rem"
      render={(text) => (
        <ImageCrop
          {...args}
          source={broken}
          labels={{
            area: text,
            areaHelp: text,
            zoom: text,
            rotateLeft: text,
            rotateRight: text,
            failed: text,
          }}
        />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: (args) => (
    <DoDont
      does={[
        {
          note: 'Use the shape that the picture will have.',
          render: () => <ImageCrop {...args} shape="round" />,
        },
      ]}
      donts={[
        { note: 'A ratio that the page cuts again later.', render: () => <ImageCrop {...args} aspect={3} /> },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  args: { aspect: 1 },
  render: (args) => (
    <Stack gap="6">
      <Saving {...args} />
      <KeyboardMap
        keys={[
          ['Arrow keys', 'On the picture, move it.'],
          ['Shift+Arrow keys', 'Move it in small steps.'],
          ['ArrowRight', 'On the slider, zooms in; in Arabic out.'],
          ['Enter', 'On a turn button, turns by a quarter.'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(args.onReady).toHaveBeenCalled());
    const area = canvas.getByRole('application', { name: labels.area });
    const picture = canvasElement.querySelector('img') as HTMLImageElement;
    const before = picture.style.transform;
    area.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(picture.style.transform).not.toBe(before));
    canvas.getByRole('slider', { name: 'Zoom' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(picture.style.transform).toContain('scale(1.1)'));
    canvas.getByRole('button', { name: 'Turn to the right' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(picture.style.transform).toContain('rotate(90deg)'));
  },
};

export const Sheet: Story = {
  ...sheetStory,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2));
    await canvas.findByRole('alert');
  },
  render: (args) => (
    <StateSheet
      states={[
        { name: 'Round', render: () => <ImageCrop {...args} shape="round" /> },
        { name: '16:9', render: () => <ImageCrop {...args} aspect={16 / 9} /> },
        { name: 'Failed', render: () => <ImageCrop {...args} source={broken} /> },
      ]}
    />
  ),
};
