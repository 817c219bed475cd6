import type { Page } from 'playwright-core';

export const visitor = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@mail.example' };

/** Fills in the contact form of a page. */
export async function fillForm(page: Page, message: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...visitor, message }))
    await page.locator(`form [name=${name}]`).fill(value);
  await page.locator('form [name=subject]').selectOption({ index: 3 });
}

export const submit = (page: Page) => page.locator('form [type=submit]').click();
