import { expect, userEvent, waitFor } from 'storybook/test';

const WITHIN_MS = 10_000;

/** Waits for an element of the page; by its attributes, so that stories play in every language. */
export async function find<E extends HTMLElement = HTMLElement>(
  page: HTMLElement,
  selector: string,
): Promise<E> {
  await waitFor(() => expect(page.querySelector(selector), selector).not.toBeNull(), { timeout: WITHIN_MS });
  return page.querySelector(selector) as E;
}

/** Waits until something is gone. */
export async function gone(page: HTMLElement, selector: string): Promise<void> {
  await waitFor(() => expect(page.querySelector(selector), selector).toBeNull(), { timeout: WITHIN_MS });
}

/** Types into fields, by their names. */
export async function fill(page: HTMLElement, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = await find(page, `input[name="${name}"]`);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  }
}

export async function press(page: HTMLElement, selector: string): Promise<void> {
  await userEvent.click(await find(page, selector));
}

/** Sends the page's form. */
export const submit = (page: HTMLElement): Promise<void> => press(page, 'main form [type="submit"]');
