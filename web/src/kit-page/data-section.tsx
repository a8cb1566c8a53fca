import { FileDown, FileText, GraduationCap, ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { EmptyList } from '../illustrations/empty-list.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FileDrop } from '../ui/fields/file-drop.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Badge } from '../ui/states/badge.tsx';
import { CountBar } from '../ui/states/count-bar.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ProgressBar } from '../ui/states/progress-bar.tsx';
import { Table } from '../ui/table.tsx';
import type { TableColumn, TableSort } from '../ui/tables/table-column.ts';
import { Tabs } from '../ui/tabs.tsx';
import { Columns, Section } from './section.tsx';

type Course = { readonly id: string; readonly name: string; readonly due: string; readonly isDone: boolean };

const courses: readonly Course[] = [
  { id: '1', name: 'Spotting phishing emails', due: 'Nov 30, 2026', isDone: true },
  { id: '2', name: 'Passwords and password managers', due: 'Dec 4, 2026', isDone: false },
  { id: '3', name: 'Working safely from home', due: 'Dec 18, 2026', isDone: false },
];

const columns: readonly TableColumn<Course>[] = [
  { id: 'name', label: 'Course', isRowHeader: true, isSortable: true, render: (course) => course.name },
  { id: 'due', label: 'Due', isSortable: true, render: (course) => course.due },
  {
    id: 'state',
    label: 'State',
    phone: 'state',
    render: (course) => (course.isDone ? <Badge tone="success">Finished</Badge> : <Badge>To do</Badge>),
  },
  {
    id: 'actions',
    label: 'Actions',
    align: 'end',
    isLabelHidden: true,
    render: (course) => (
      <Button
        variant="secondary"
        size="small"
        aria-label={`Download ${course.name}`}
        icon={<FileDown aria-hidden="true" size={16} />}
      >
        Download
      </Button>
    ),
  },
];

const issues = [
  { label: 'high', value: 3, tone: 'high' },
  { label: 'medium', value: 7, tone: 'medium' },
  { label: 'low', value: 21, tone: 'low' },
] as const;

export function DataSection() {
  const [page, setPage] = useState(4);
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const [files, setFiles] = useState<File[]>([new File(['name,email\n'], 'team.csv', { lastModified: 0 })]);
  const rows = sort.direction === 'ascending' ? courses : courses.toReversed();
  return (
    <Section title="Cards, tables and lists">
      <div className="grid gap-6 tablet:grid-cols-2 large:grid-cols-3">
        <Card
          title="Website scans"
          icon={<ScanSearch size={20} />}
          description="Last scan on Nov 18, 2026"
          aside={<Badge tone="accent">New</Badge>}
          footer={
            <Button variant="soft" isFullWidth>
              Fix the 3 high issues
            </Button>
          }
        >
          <CountBar label="Issues found" parts={issues} emptyText="No issues found." />
        </Card>
        <Card
          title="Training"
          icon={<GraduationCap size={20} />}
          description="9 people still have courses to take"
          footer={
            <Button variant="soft" isFullWidth>
              Remind them
            </Button>
          }
        >
          <ProgressBar label="14 of 23 finished" value={61} tone="success" />
        </Card>
        <Card title="Security policies" icon={<FileText size={20} />}>
          <CountBar label="Issues found" parts={issues.map((part) => ({ ...part, value: 0 }))} emptyText="No issues." />
        </Card>
      </div>
      <Card title="Courses" padding="none">
        <div className="px-4 pb-4 desktop:px-2">
          <Table
            label="Courses"
            columns={columns}
            rows={rows}
            rowId={(course) => course.id}
            sort={sort}
            onSortChange={setSort}
          />
        </div>
      </Card>
      <Pagination label="Pages of courses" page={page} pageCount={12} onPageChange={setPage} />
      <Tabs
        label="Views of the scan"
        items={[
          { id: 'open', label: 'Open', aside: <Badge tone="high">3</Badge>, content: 'Three issues are open.' },
          { id: 'fixed', label: 'Fixed', content: 'Eleven issues were fixed.' },
          { id: 'hidden', label: 'Accepted', content: 'No accepted risks.', isDisabled: true },
        ]}
      />
      <Columns>
        <FileDrop
          label="Drop your team list here"
          description="CSV, up to 2 MB"
          files={files}
          onFilesChange={setFiles}
          accept={['.csv']}
        />
        <FileDrop
          label="Drop a policy here"
          description="PDF or Word, up to 10 MB"
          files={[]}
          onFilesChange={() => undefined}
          errorMessage="This file is larger than 10 MB."
        />
      </Columns>
      <Card>
        <EmptyState title="No courses yet" illustration={<EmptyList />} action={<Button>Assign a course</Button>}>
          Choose a course and who should take it. People get an email with a link.
        </EmptyState>
      </Card>
    </Section>
  );
}
