import * as programme from '@portal/contract/training/programme.calls.ts';
import * as lists from '@portal/contract/training/trainee-import.calls.ts';
import * as calls from '@portal/contract/training/trainees.calls.ts';
import * as reports from '@portal/contract/training/training-reports.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import { downloadCertificateOf } from './certificates/certificate-of.ts';
import { revokeTraineeLink, sendTraineeLink } from './links/trainee-links.ts';
import { deleteTrainee, editTrainee } from './people/edit-trainee.ts';
import { editTraineesCourses } from './people/edit-trainees-courses.ts';
import { answerTraineesTemplate, checkTrainees, saveTraineesBulk } from './people/import-trainees.ts';
import { listTrainees } from './people/list-trainees.ts';
import { loadTrainingData } from './people/load-training-data.ts';
import { readTrainee } from './people/read-trainee.ts';
import { restoreTrainee } from './people/restore-trainee.ts';
import { saveTrainees } from './people/save-trainees.ts';
import { readProgramme, saveProgramme } from './programme.ts';
import { downloadTrainingCsv } from './reports/training-csv.ts';
import { downloadTrainingEvidence } from './reports/training-evidence.ts';
import { readTrainingGrid } from './reports/training-grid.ts';
import { readTrainingReport } from './reports/training-report.ts';
import { downloadTrainingTable } from './reports/training-table-csv.ts';
import type { TrainingServices } from './training-services.ts';

/** Calls by which admins look after the people in training. */
export const trainingCalls: readonly BoundCall<TrainingServices>[] = [
  bind(calls.loadTrainingData).to(loadTrainingData),
  bind(calls.listTrainees).to(listTrainees),
  bind(calls.saveTrainees).to(saveTrainees),
  bind(calls.readTrainee).to(readTrainee),
  bind(calls.editTrainee).to(editTrainee),
  bind(calls.editTraineesCourses).to(editTraineesCourses),
  bind(calls.deleteTrainee).to(deleteTrainee),
  bind(calls.restoreTrainee).to(restoreTrainee),
  bind(calls.sendTraineeLink).to(sendTraineeLink),
  bind(calls.revokeTraineeLink).to(revokeTraineeLink),
  bind(lists.checkTrainees).to(checkTrainees),
  bind(lists.saveTraineesBulk).to(saveTraineesBulk),
  bind(lists.traineesTemplate).to(answerTraineesTemplate),
  bind(programme.readProgramme).to(readProgramme),
  bind(programme.saveProgramme).to(saveProgramme),
  bind(reports.readTrainingReport).to(readTrainingReport),
  bind(reports.readTrainingGrid).to(readTrainingGrid),
  bind(reports.trainingCsv).to(downloadTrainingCsv),
  bind(reports.trainingTableCsv).to(downloadTrainingTable),
  bind(reports.certificateOf).to(downloadCertificateOf),
  bind(reports.trainingEvidence).to(downloadTrainingEvidence),
];
