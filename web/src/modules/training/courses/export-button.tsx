import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { exportDialog as texts } from './courses.texts.ts';
import { ExportDialog } from './export-dialog.tsx';

/**
 * Opens the dialog that exports a course.
 * @param courseId null where the course is to be chosen there
 */
export function ExportButton({ courseId }: { readonly courseId: string | null }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<PackageOpen aria-hidden="true" size={18} />} onPress={() => setIsOpen(true)}>
        {say(texts.open)}
      </Button>
      {isOpen && <ExportDialog courseId={courseId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
