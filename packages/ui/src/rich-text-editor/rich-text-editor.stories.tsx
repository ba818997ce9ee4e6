import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';

const labels: RichTextEditorProps['labels'] = {
  toolbar: 'Text tools',
  blocks: 'Insert',
  undo: 'Undo',
  redo: 'Redo',
  bold: 'Bold',
  italic: 'Italic',
  code: 'Inline code',
  link: 'Link',
  heading2: 'Heading',
  heading3: 'Subheading',
  heading4: 'Small heading',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  blockquote: 'Quote',
  codeBlock: 'Code block',
  table: 'Table',
  image: 'Picture',
  horizontalRule: 'Divider',
  addRow: 'Add row',
  addColumn: 'Add column',
  deleteTable: 'Delete table',
};

const findLabels: RichTextEditorProps['findLabels'] = {
  title: 'Find and replace',
  find: 'Find',
  replaceWith: 'Replace with',
  previous: 'Previous match',
  next: 'Next match',
  matchCase: 'Match case',
  replace: 'Replace',
  replaceAll: 'Replace all',
  close: 'Close',
  count: (current, found) => `${current} of ${found}`,
  replaced: (count) => `${count} replaced`,
};

const meta = {
  title: 'Forms/RichTextEditor',
  component: RichTextEditor,
  args: {
    label: 'Text',
    placeholder: 'Write here. Type / to insert a block.',
    labels,
    findLabels,
    lang: 'en-US',
    dir: 'ltr',
    onChange: fn(),
    onAskPicture: async () => ({ src: '/media/seed/banners/porch.svg', alt: 'A porch' }),
    onAskLink: async () => 'https://stoa.example',
    document: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Reading the tide' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'Twice a day the sea comes and goes.' }] },
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'High water' }] }],
            },
          ],
        },
        {
          type: 'blockquote',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wait for no one.' }] }],
        },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: ['Day', 'Height'].map((text) => ({
                type: 'tableHeader',
                content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
              })),
            },
            {
              type: 'tableRow',
              content: ['Monday', '2.1 m'].map((text) => ({
                type: 'tableCell',
                content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
              })),
            },
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A text with headings, a list, a quote and a table. */
export const Playground: Story = {};

/** A slash opens a menu of blocks; what is pasted from Word and the web loses what belongs to them alone. */
export const Writing: Story = {
  args: { document: { type: 'doc', content: [] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox');
    await userEvent.click(text);
    await userEvent.keyboard('/quo');
    await expect(await canvas.findByRole('option', { name: 'Quote' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(text.querySelector('blockquote')).toBeInTheDocument();
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<b style="font-weight:normal"><h1>Title</h1><script>alert(1)</script>
       <p style="mso-list:l0 level1 lfo1">·  One</p><p style="mso-list:l0 level1 lfo1">·  Two</p>
       <p><span style="font-weight:700">Bold</span> <a href="javascript:alert(1)">no</a>
       <a href="https://stoa.example">yes</a><img src="https://evil.example/x.png"></p></b>`,
    );
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Title' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
    await expect(text.querySelector('strong')).toHaveTextContent('Bold');
    await expect(text.querySelectorAll('a, img, script')).toHaveLength(1);
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
  },
};

/** Ctrl F looks for what is selected or typed; Enter goes on, Escape gives the focus back to the text. */
export const FindAndReplace: Story = {
  args: {
    document: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'The tide comes, the tide goes.' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'A ti' },
            { type: 'text', marks: [{ type: 'bold' }], text: 'de' },
            { type: 'text', text: ' waits for no one.' },
          ],
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = await canvas.findByRole('textbox', { name: 'Find' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('the');
    const count = canvas.getByRole('status');
    await waitFor(() => expect(count).toHaveTextContent('1 of 2'));
    await userEvent.click(canvas.getByRole('button', { name: 'Match case' }));
    await waitFor(() => expect(count).toHaveTextContent('1 of 1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Match case' }));
    await userEvent.clear(field);
    await userEvent.type(field, 'tide');
    await waitFor(() => expect(count).toHaveTextContent('of 3'));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Replace with' }), 'sea');
    await userEvent.click(canvas.getByRole('button', { name: 'Replace all' }));
    await waitFor(() => expect(count).toHaveTextContent('3 replaced'));
    await expect(text).toHaveTextContent('The sea comes, the sea goes.A sea waits for no one.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(canvas.queryByRole('search')).toBeNull();
    // All of it is one step of undo.
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(text).toHaveTextContent('The tide comes, the tide goes.'));
  },
};
