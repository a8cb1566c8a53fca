import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { Checkbox } from './fields/checkbox.tsx';
import { Combobox } from './fields/combobox.tsx';
import { RadioGroup } from './fields/radio-group.tsx';
import { SegmentedChoice } from './fields/segmented-choice.tsx';
import { Select } from './fields/select.tsx';
import { Switch } from './fields/switch.tsx';
import { Menu } from './overlays/menu.tsx';
import { Tabs } from './tabs.tsx';

const options = [
  { id: 'd', label: 'Daily' },
  { id: 'w', label: 'Weekly' },
  { id: 'q', label: 'Quarterly', isDisabled: true },
] as const;
type Id = (typeof options)[number]['id'];

function SelectForm({ onChange }: { onChange: (value: Id) => void }) {
  const [value, setValue] = useState<Id | null>(null);
  return (
    <Select
      label="How often"
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      errorMessage="Please choose."
    />
  );
}

function RadioForm() {
  const [value, setValue] = useState<Id | null>('d');
  return <RadioGroup label="How often" options={options} value={value} onChange={setValue} />;
}

test('a select gives the chosen option and shows its label', async () => {
  const onChange = vi.fn();
  const screen = await render(<SelectForm onChange={onChange} />);
  const button = screen.getByRole('button', { name: /How often/ });
  await expect.element(button).toHaveAccessibleDescription('Please choose.');
  await button.click();
  await page.getByRole('option', { name: 'Weekly' }).click();
  expect(onChange).toHaveBeenCalledWith('w');
  await expect.element(button).toHaveTextContent('Weekly');
});

test('a combobox narrows its list and says when nothing matches', async () => {
  const onChange = vi.fn();
  const screen = await render(<Combobox label="How often" options={options} value={null} onChange={onChange} />);
  const box = screen.getByRole('combobox', { name: 'How often' });
  await userEvent.type(box, 'wee');
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith('w');
  await box.fill('zzz');
  await expect.element(page.getByText('No matches.')).toBeVisible();
});

test('radio buttons move with the arrow keys', async () => {
  const screen = await render(<RadioForm />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
});

test('a segmented choice always keeps one option', async () => {
  const onChange = vi.fn();
  const screen = await render(<SegmentedChoice label="How often" options={options} value="d" onChange={onChange} />);
  await screen.getByRole('radio', { name: 'Daily' }).click();
  expect(onChange).not.toHaveBeenCalledWith(undefined);
  await screen.getByRole('radio', { name: 'Weekly' }).click();
  expect(onChange).toHaveBeenLastCalledWith('w');
  await expect.element(screen.getByRole('radio', { name: 'Quarterly' })).toBeDisabled();
});

test('a checkbox carries its error', async () => {
  const screen = await render(<Checkbox errorMessage="Please confirm.">I may scan this</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'I may scan this' });
  await expect.element(box).toHaveAccessibleDescription('Please confirm.');
  await screen.getByText('I may scan this').click();
  await expect.element(box).toBeChecked();
});

test('a switch turns on', async () => {
  const onChange = vi.fn();
  const screen = await render(<Switch onChange={onChange}>Weekly summary</Switch>);
  await screen.getByText('Weekly summary').click();
  expect(onChange).toHaveBeenCalledWith(true);
  await expect.element(screen.getByRole('switch', { name: 'Weekly summary' })).toBeChecked();
});

test('a menu runs the chosen action and leaves out disabled ones', async () => {
  const onAction = vi.fn();
  const screen = await render(
    <Menu
      label="Actions"
      trigger={<Button>Actions</Button>}
      groups={[[{ id: 'scan', label: 'Scan now' }], [{ id: 'delete', label: 'Delete', isDisabled: true }]]}
      onAction={onAction}
    />,
  );
  await screen.getByRole('button', { name: 'Actions' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'Scan now' }).click();
  expect(onAction).toHaveBeenCalledExactlyOnceWith('scan');
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test('tabs switch their panel', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Tabs
      label="Views"
      items={[
        { id: 'open', label: 'Open', content: 'Three open.' },
        { id: 'fixed', label: 'Fixed', content: 'Eleven fixed.' },
      ]}
      onChange={onChange}
    />,
  );
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Three open.');
  await screen.getByRole('tab', { name: 'Fixed' }).click();
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Eleven fixed.');
  expect(onChange).toHaveBeenLastCalledWith('fixed');
});
