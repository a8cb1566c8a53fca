import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useSave } from '../use-save.ts';
import type { OwnCourse } from './course-types.ts';
import { coursePage as texts } from './courses.texts.ts';

/** Publishes a course, takes it back, or deletes one that nobody ever had. */
export function CourseActions({ course }: { readonly course: OwnCourse }) {
  const { courseId, revision, state, isChanged, brands, inProgress, version, name } = course;
  const navigate = useNavigate();
  const { save } = useSave('readOwnCourse', 'listOwnCourses');
  const [asked, setAsked] = useState<'publish' | 'take-back' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const publish = async () => {
    const told = (done: { data: { version: number } }) => say(texts.published, { version: String(done.data.version) });
    await save(() => callApi('publishOwnCourse', { courseId, revision }), told);
    close();
  };
  const takeBack = async () => {
    await save(() => callApi('takeBackOwnCourse', { courseId, revision }), say(texts.takenBack));
    close();
  };
  const remove = async () => {
    if (await save(() => callApi('deleteOwnCourse', { courseId }), say(texts.deleted)))
      await navigate({ to: '/console/courses' });
  };
  return (
    <span className="flex flex-wrap gap-3">
      {version === null && (
        <Button variant="quiet" onPress={() => setAsked('delete')}>
          {say(texts.delete)}
        </Button>
      )}
      {state === 'published' && (
        <Button variant="secondary" onPress={() => setAsked('take-back')}>
          {say(texts.takeBack)}
        </Button>
      )}
      {(state !== 'published' || isChanged) && (
        <Button onPress={() => setAsked('publish')}>{say(texts.publish)}</Button>
      )}
      <ConfirmDialog
        title={say(texts.publishTitle)}
        isOpen={asked === 'publish'}
        onOpenChange={close}
        confirmLabel={say(texts.publish)}
        onConfirm={publish}
      >
        {say(texts.publishAbout, { brands: brands.length })}
      </ConfirmDialog>
      <ConfirmDialog
        title={say(texts.takeBackTitle)}
        isOpen={asked === 'take-back'}
        onOpenChange={close}
        confirmLabel={say(texts.takeBack)}
        isDanger
        onConfirm={takeBack}
      >
        {say(texts.takeBackAbout, { inProgress })}
      </ConfirmDialog>
      {asked === 'delete' && (
        <DeleteDialog
          name={name}
          confirmLabel={say(texts.delete)}
          reasonToKeep={null}
          onDelete={remove}
          onClose={close}
        >
          {say(texts.deleteAbout)}
        </DeleteDialog>
      )}
    </span>
  );
}
