import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Card } from './card.tsx';
import '../styles/theme.css';

test('on a narrow card the badge goes below the title, whose words stay whole', async () => {
  const screen = await render(
    <div style={{ width: 280 }}>
      <Card title="Website Scans" icon={<svg width="20" height="20" />} aside={<span>Needs your attention</span>}>
        Text
      </Card>
    </div>,
  );
  const title = screen.getByRole('heading', { name: 'Website Scans' }).element().getBoundingClientRect();
  const badge = screen.getByText('Needs your attention').element().getBoundingClientRect();
  expect(badge.top).toBeGreaterThanOrEqual(title.bottom);
  expect(title.height).toBeLessThan(40);
});
