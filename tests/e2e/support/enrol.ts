import { expect, type Page } from '@playwright/test';

/** Takes a seat for the person that the page's context is signed in as. */
export async function enrol(page: Page, schoolId: string, classId: string): Promise<void> {
  const answer = await page.request.post('/api/class/enroll', {
    headers: { 'x-requested-with': 'stoa', tenantId: schoolId },
    data: { classId },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
