import type { Page } from '@playwright/test';
import { SCHOOLS } from './places.ts';
import { expect } from './test.ts';

/**
 * Orders what is in the basket of the page.
 * @param amount what it costs, in whole units of its currency
 * @returns the order's reference
 */
export async function placeOrder(learner: Page, amount: number): Promise<string> {
  const shop = learner.getByRole('main');
  await shop.getByText('I have read the terms of sale and accept them.').click();
  await shop.getByRole('textbox', { name: 'Name on the invoice' }).fill('Noor Haddad');
  await shop.getByRole('button', { name: new RegExp(`^Order and pay .*${amount}\\.00`) }).click();
  const heading = learner.getByRole('heading', { level: 1, name: /^Order ST-/ });
  await expect(heading).toBeVisible();
  return ((await heading.textContent()) ?? '').replace('Order ', '');
}

/** Says on the page of whoever runs the store that an order is paid. */
export async function confirmPayment(adminClient: Page, reference: string): Promise<void> {
  const order = await chooseForOrder(adminClient, reference, 'Confirm payment');
  await adminClient.getByRole('alertdialog').getByRole('button', { name: 'Confirm payment' }).click();
  await expect(order).toContainText('Paid');
}

/** Gives back what a line of an order cost. @param amount in whole units of its currency */
export async function refundLine(
  adminClient: Page,
  { reference, title, amount }: { reference: string; title: string; amount: number },
): Promise<void> {
  const order = await chooseForOrder(adminClient, reference, 'Refund');
  const dialog = adminClient.getByRole('dialog');
  const refund = { name: new RegExp(`^Refund .*${amount}\\.00`) };
  await dialog.getByRole('textbox', { name: title }).fill(`${amount}`);
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Bought by mistake.');
  await dialog.getByRole('button', refund).click();
  await adminClient.getByRole('alertdialog').getByRole('button', refund).click();
  await expect(order).toContainText('Refunded');
}

async function chooseForOrder(adminClient: Page, reference: string, item: string) {
  const order = adminClient.getByRole('row', { name: reference });
  await adminClient.goto(`/manage/${SCHOOLS.stoa}/store?view=orders&reference=${reference}&sxz-lang=en_US`);
  await order.getByRole('button', { name: 'What can be done with this order' }).click();
  await adminClient.getByRole('menuitem', { name: item }).click();
  return order;
}
