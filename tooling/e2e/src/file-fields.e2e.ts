import { applicationDialog, applyFromCard } from './forms/application-dialog.ts';
import { cv, portfolio } from './forms/sample-files.ts';
import { expect, test } from './stack/test.ts';

test('a file field says which file was chosen, and that none is once it was removed', async ({
  page,
}) => {
  await applyFromCard(page);
  const { dialog, cv: cvField, additionalFile } = applicationDialog(page);
  await cvField.setInputFiles(cv);
  await additionalFile.setInputFiles(portfolio);
  await expect(cvField).toHaveAccessibleName('Upload Resume');
  await expect(cvField).toHaveAccessibleDescription(/asha-okafor\.pdf \d+ B$/);
  await expect(additionalFile).toHaveAccessibleDescription(/portfolio\.pdf \d+ B$/);

  await dialog.getByRole('button', { name: new RegExp(`${cv.name}$`) }).click();
  await expect(cvField).toBeFocused();
  await expect(cvField).not.toHaveAccessibleDescription(/asha-okafor/);
});
