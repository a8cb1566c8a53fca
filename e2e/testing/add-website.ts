import type { Page } from '@playwright/test';
import { callPortal } from './call-portal.ts';

/** Adds a website without the wizard. */
export async function addWebsite(page: Page, portalUrl: string, name: string, url: string): Promise<string> {
  const { data } = await callPortal<{ data: { targetId: string } }>(
    page.context().request,
    portalUrl,
    '/monitoring/webapps/createTarget',
    {
      targetName: name,
      targetUrl: url,
      scanProfile: 'safe',
      consent: { accepted: true, text: 'I have permission to scan this website' },
    },
  );
  return data.targetId;
}
