import { LANGUAGE_NAMES } from '@portal/domain/texts/languages.ts';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { CourseState } from './course-state.tsx';
import type { CourseBrand, ListedCourse } from './course-types.ts';
import { coursesPage as texts } from './courses.texts.ts';
import { NEW_COURSE_FORM, NewCourseDialog } from './new-course-dialog.tsx';
import { UploadCourseDialog } from './upload-course-dialog.tsx';

/** The courses that the provider wrote. */
export default function CoursesPage() {
  usePageTitle(say(texts.title));
  const { data, isError, refetch } = useCallQuery('listOwnCourses', {});
  const [isNew, setIsNew] = useState(useReopened<never>(NEW_COURSE_FORM) !== null);
  const [isUploading, setIsUploading] = useState(false);
  return (
    <>
      <PageHeading
        title={say(texts.title)}
        description={say(texts.description)}
        action={
          <span className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              icon={<Upload aria-hidden="true" size={18} />}
              onPress={() => setIsUploading(true)}
            >
              {say(texts.upload)}
            </Button>
            <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setIsNew(true)}>
              {say(texts.newCourse)}
            </Button>
          </span>
        }
      />
      {data === undefined && !isError && <Loading label={say(texts.loading)} />}
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {data && (
        <Card padding="none">
          <CoursesTable courses={data.data.courses} brands={data.data.brands} />
        </Card>
      )}
      {isNew && <NewCourseDialog onClose={() => setIsNew(false)} />}
      {isUploading && <UploadCourseDialog onClose={() => setIsUploading(false)} />}
    </>
  );
}

type CoursesTableProps = { readonly courses: readonly ListedCourse[]; readonly brands: readonly CourseBrand[] };

function CoursesTable({ courses, brands }: CoursesTableProps) {
  const { formatDateTime } = useFormatDate();
  const nameOf = (brandId: string) => brands.find((one) => one.brandId === brandId)?.name ?? brandId;
  return (
    <Table
      label={say(texts.title)}
      rows={courses}
      rowId={(row) => row.courseId}
      emptyState={<EmptyState title={say(texts.none)}>{say(texts.noneYet)}</EmptyState>}
      columns={[
        {
          id: 'name',
          label: say(texts.name),
          isRowHeader: true,
          render: (row) => <TextLink href={`/console/courses/${row.courseId}`}>{row.name}</TextLink>,
        },
        { id: 'state', label: say(texts.state), phone: 'state', render: (row) => <CourseState course={row} /> },
        {
          id: 'languages',
          label: say(texts.languages),
          phone: 'detail',
          render: (row) => row.languages.map((language) => LANGUAGE_NAMES[language]).join(', '),
        },
        {
          id: 'brands',
          label: say(texts.brands),
          phone: 'detail',
          render: (row) => (row.brands.length === 0 ? say(texts.noBrand) : row.brands.map(nameOf).join(', ')),
        },
        {
          id: 'changed',
          label: say(texts.changed),
          phone: 'detail',
          render: (row) => say(texts.changedBy, { day: formatDateTime(row.changedAt), name: row.changedBy }),
        },
      ]}
    />
  );
}
