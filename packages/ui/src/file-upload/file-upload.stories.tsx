import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Stack } from '../stack/stack.tsx';
import { FileUpload } from './file-upload.tsx';
import { fileInput, items, labels, many, MAX_BYTES, Owner, png } from './story-uploads.tsx';

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Pictures',
    description: 'gif, jpeg or png, up to 2 MB',
    labels,
    items: [],
    accept: ['image/gif', 'image/jpeg', 'image/png'],
    maxBytes: MAX_BYTES,
    maxCount: 4,
    onAdd: fn(),
    onReject: fn(),
    onRemove: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story, { name }) => (
      <div
        style={{ maxInlineSize: /Sheet|Rtl|Stress|Dont/.test(name.replace(/\W/g, '')) ? undefined : '32rem' }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { render: (args) => <Owner {...args} /> };

/** Spaces go out of names. */
export const Adding: Story = {
  render: (args) => <Owner {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(fileInput(canvasElement), [png('my photo 1.png'), png('b.png', 2)]);
    await expect(args.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'myphoto1.png' }),
      expect.objectContaining({ name: 'b.png' }),
    ]);
    await expect(within(canvasElement).getByText('(2/4)')).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('b.png: done');
  },
};

/** A large file: how far it is, in words, and stopped for a while. */
export const Pausing: Story = {
  args: {
    labels: { ...labels, pause: (name) => `Pause ${name}`, resume: (name) => `Resume ${name}` },
    items: [
      {
        id: 'a',
        name: 'tides.mp4',
        size: 4e9,
        state: 'uploading',
        progress: 0.3,
        note: '1.2 of 4 GB · 12:30 left',
      },
      { id: 'b', name: 'waves.mp4', size: 4e9, state: 'paused', progress: 0.5, note: '2 of 4 GB · Paused' },
    ],
    onPause: fn(),
    onResume: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause tides.mp4' }));
    await expect(args.onPause).toHaveBeenCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume waves.mp4' }));
    await expect(args.onResume).toHaveBeenCalledWith('b');
  },
};

/** The wrong kind, too large, empty, the same twice, too many: each with its reason and its words. */
export const Rejecting: Story = {
  args: { items: items.slice(0, 1) },
  render: (args) => <Owner {...args} />,
  play: async ({ canvasElement, args }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(fileInput(canvasElement), [
      new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' }),
      png('huge.png', MAX_BYTES + 1),
      png('nothing.png', 0),
      png('porch.png', 320_000),
      ...['1.png', '2.png', '3.png', '4.png'].map((name) => png(name)),
    ]);
    const calls = (args.onReject as ReturnType<typeof fn>).mock.calls.map(([file, reason]) => [
      (file as File).name,
      reason as string,
    ]);
    await expect(calls).toEqual([
      ['paper.pdf', 'wrongType'],
      ['huge.png', 'tooLarge'],
      ['nothing.png', 'empty'],
      ['porch.png', 'duplicate'],
      ['4.png', 'tooMany'],
    ]);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'paper.pdf is no gif, jpeg or png.',
    );
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Sending, failed, waiting, done. */
export const States: Story = {
  args: { items },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel columns-and-arches.jpg' }));
    await expect(args.onCancel).toHaveBeenCalledWith('b');
    await userEvent.click(canvas.getByRole('button', { name: 'Try steps.gif again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('c');
    // A full list keeps its button and says why nothing more goes in.
    await userEvent.click(canvas.getByRole('button', { name: /Choose pictures/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Four pictures are the most');
  },
};

export const Disabled: Story = { args: { isDisabled: true, items: items.slice(0, 1) } };

export const Invalid: Story = { args: { errorMessage: 'Add at least one picture of the place.' } };

/** A picture that cannot be drawn shows the sign of a file. */
export const BrokenPreview: Story = {
  args: { items: [{ id: 'x', name: 'broken.png', size: 4, state: 'done', file: png('broken.png', 4) }] },
};

/** A hundred at a time. */
export const TenThousand: Story = {
  args: {
    maxCount: undefined,
    items: many,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(100);
    await userEvent.click(canvas.getByText('Show more'));
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(200);
  },
};

export const ContentStress: Story = {
  render: (args) => (
    <StressSheet
      width="22rem"
      render={(text, name) => (
        <FileUpload
          {...args}
          label={name}
          description={text}
          errorMessage={text}
          items={[
            { id: 'a', name: text, size: 1, state: 'done' },
            { id: 'b', name: text, size: 1, state: 'failed', errorMessage: text },
          ]}
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
          note: 'Say before the choice what goes in: kinds, size, number.',
          render: () => <FileUpload {...args} label="Pictures" />,
        },
      ]}
      donts={[
        {
          note: 'Leave people to find the limits by error messages.',
          render: () => (
            <FileUpload
              {...args}
              label="Files"
              description={undefined}
              maxCount={undefined}
              labels={{ ...labels, choose: 'Upload' }}
              errorMessage="Invalid file."
            />
          ),
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  args: { items: items.slice(0, 1) },
  render: (args) => (
    <Stack gap="6">
      <Owner {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'Goes to the place for files, the button, and each file’s buttons.'],
          ['Ctrl+V', 'On the place for files, adds files that were copied.'],
          ['Enter', 'On the button, opens the device’s own choice of files.'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const remove = canvas.getByRole('button', { name: 'Remove porch.png' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('a');
    // The row is gone; the focus stays in the field instead of falling out of the page.
    await expect(
      canvas.getByRole('button', { name: 'Choose pictures', description: /Pictures/ }),
    ).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('porch.png: removed');
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: (args) => (
    <StateSheet
      states={[
        { name: 'Empty', render: () => <FileUpload {...args} label="Empty" /> },
        { name: 'Every state of a file', render: () => <FileUpload {...args} label="Full" items={items} /> },
        {
          name: 'Invalid',
          render: () => <FileUpload {...args} label="Invalid" errorMessage="Add a picture." />,
        },
        {
          name: 'Disabled',
          render: () => <FileUpload {...args} label="Disabled" isDisabled items={items.slice(0, 1)} />,
        },
      ]}
    />
  ),
};
