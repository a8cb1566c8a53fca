import { renderScansPage } from './render-scans-page.tsx';
import { mainSite } from './samples.ts';

type Options = NonNullable<Parameters<typeof renderScansPage>[0]>;

/** Opens the wizard of somebody who has one website, with what its steps are filled by. */
export async function openWizard(options: Options = {}) {
  const page = await renderScansPage({ websites: [mainSite], ...options });
  const button = options.websites?.length === 0 ? 'Add a Website' : 'Add Another Website';
  await page.screen.getByRole('button', { name: button }).click();
  const { screen } = page;
  const name = screen.getByRole('textbox', { name: 'Website name' });
  const urlField = screen.getByRole('textbox', { name: 'Website address' });
  const dialogs = screen.getByRole('dialog').or(screen.getByRole('alertdialog'));
  const press = (label: string) => dialogs.getByRole('button', { name: label, exact: true }).click();
  const specify = async (websiteName = 'Bakery blog', url = 'blog.larkbakery.example') => {
    await name.fill(websiteName);
    await urlField.fill(url);
    await press('Next');
  };
  const agree = async () => {
    await screen.getByText('I have permission to scan this website').click();
    await press('I Agree');
  };
  return { ...page, name, urlField, press, specify, agree };
}
