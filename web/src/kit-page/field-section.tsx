import { useState } from 'react';
import { Combobox } from '../ui/fields/combobox.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { Select } from '../ui/fields/select.tsx';
import { StrengthMeter } from '../ui/fields/strength-meter.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Columns, Section } from './section.tsx';

const sizes = [
  { id: 'small', label: '1 to 9 people' },
  { id: 'medium', label: '10 to 49 people' },
  { id: 'large', label: '50 to 100 people', description: 'Larger firms: talk to us' },
] as const;

const industries = [
  'Accounting',
  'Architecture',
  'Construction',
  'Dental practice',
  'Education',
  'Hospitality',
  'Legal services',
  'Manufacturing',
  'Retail',
  'Software',
].map((label) => ({ id: label.toLowerCase().replaceAll(' ', '-'), label }));

export function FieldSection() {
  const [size, setSize] = useState<(typeof sizes)[number]['id'] | null>('medium');
  const [noSize, setNoSize] = useState<(typeof sizes)[number]['id'] | null>(null);
  const [search, setSearch] = useState('backup');
  const [industry, setIndustry] = useState<string | null>('legal-services');
  return (
    <Section title="Fields">
      <Columns>
        <TextField label="Work email address" type="email" name="email" autoComplete="email" />
        <TextField label="Organization name" defaultValue="Harbor Street Dental" />
        <TextField
          label="Website address"
          defaultValue="harbor street"
          errorMessage="Please enter a valid URL, such as harborstreet.example."
        />
        <TextField label="Job title" description="Optional. Shown to your team." placeholder="Office manager" />
        <TextField label="Account number" defaultValue="20417" isReadOnly />
        <TextField label="Not available on your plan" isDisabled />
        <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          defaultValue="Tulip-harbor-42"
          strengthMeter={<StrengthMeter score={3} hint="add one more word" />}
        />
        <Select label="Team size" options={sizes} value={size} onChange={setSize} />
        <Select
          label="Team size (nothing chosen)"
          options={sizes}
          value={noSize}
          onChange={setNoSize}
          errorMessage="Please choose a team size."
        />
        <SearchField label="Search for offers" value={search} onChange={setSearch} maxLength={100} />
        <Combobox label="Industry" options={industries} value={industry} onChange={setIndustry} />
        <Select label="Plan (locked)" options={sizes} value="small" onChange={() => undefined} isDisabled />
      </Columns>
      <TextArea label="What happened?" description="Leave out passwords and personal data." />
    </Section>
  );
}
