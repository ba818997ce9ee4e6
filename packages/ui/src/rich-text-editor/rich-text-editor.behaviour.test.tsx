import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { directions, mount } from '../testing/mount.tsx';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';

const labels = new Proxy({} as RichTextEditorProps['labels'], { get: (_names, name) => String(name) });
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
const text = page.getByRole('textbox', { name: 'Text' });
const field = page.getByRole('textbox', { name: 'Find' });
const count = page.getByRole('status');

function write(locale: Parameters<typeof mount>[1]) {
  const onChange = vi.fn();
  mount(
    <RichTextEditor
      label="Text"
      labels={labels}
      findLabels={findLabels}
      placeholder=""
      lang="en-US"
      dir="ltr"
      onChange={onChange}
      onAskPicture={async () => undefined}
      onAskLink={async () => undefined}
      document={{
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: 'The tide comes, the tide goes.' }] },
          { type: 'paragraph', content: [{ type: 'text', text: 'A tide waits for no one.' }] },
        ],
      }}
    />,
    locale,
  );
  return onChange;
}

it.each(directions)(
  'finds, goes on and gives the focus back by keyboard ($direction)',
  async ({ locale }) => {
    write(locale);
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('tide');
    await expect.element(count).toHaveTextContent('of 3');
    const first = count.element().textContent;
    await userEvent.keyboard('{Enter}');
    await expect.element(count).not.toHaveTextContent(first ?? '');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.element(count).toHaveTextContent(first ?? '');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(text).toHaveFocus();
    await expect.element(page.getByRole('search')).not.toBeInTheDocument();
  },
);

it('replaces one and all, with and without case, each in one step of undo', async () => {
  const onChange = write('en-US');
  await userEvent.click(page.getByRole('button', { name: 'Find and replace' }));
  await userEvent.fill(field, 'the');
  await expect.element(count).toHaveTextContent('of 2');
  await userEvent.click(page.getByRole('button', { name: 'Match case' }));
  await expect.element(count).toHaveTextContent('1 of 1');
  await userEvent.click(page.getByRole('button', { name: 'Match case' }));
  await userEvent.fill(field, 'tide');
  await userEvent.fill(page.getByRole('textbox', { name: 'Replace with' }), 'sea');
  await userEvent.click(page.getByRole('button', { name: 'Replace', exact: true }));
  await expect.element(count).toHaveTextContent('1 replaced');
  await userEvent.click(page.getByRole('button', { name: 'Replace all' }));
  await expect.element(count).toHaveTextContent('2 replaced');
  await expect.element(text).toHaveTextContent('The sea comes, the sea goes.A sea waits for no one.');
  await userEvent.keyboard('{Escape}');
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(text).not.toHaveTextContent('A sea waits');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
});
