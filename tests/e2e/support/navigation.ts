import type { Page } from '@playwright/test';

/** Follows an entry of the school's navigation in the head, also where there is room for it behind "more" alone. */
export async function followNavigation(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const entry = navigation.getByRole('link', { name, exact: true });
  await navigation.getByRole('button', { name: 'More', exact: true }).or(entry).first().waitFor();
  if (!(await entry.isVisible())) await navigation.getByRole('button', { name: 'More', exact: true }).click();
  await entry.click();
}
