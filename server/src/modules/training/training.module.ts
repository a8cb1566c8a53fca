import * as programme from '@portal/contract/training/programme.calls.ts';
import * as lists from '@portal/contract/training/trainee-import.calls.ts';
import * as calls from '@portal/contract/training/trainees.calls.ts';
import * as reports from '@portal/contract/training/training-reports.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { createCertificateOf } from './certificate-of.ts';
import { createDeleteTrainee, createEditTrainee } from './edit-trainee.ts';
import { createEditTraineesCourses } from './edit-trainees-courses.ts';
import { answerTraineesTemplate, createCheckTrainees, createSaveTraineesBulk } from './import-trainees.ts';
import { createListTrainees } from './list-trainees.ts';
import { createLoadTrainingData } from './load-training-data.ts';
import { createReadProgramme, createSaveProgramme } from './programme.ts';
import { createReadTrainee } from './read-trainee.ts';
import { createSaveTrainees } from './save-trainees.ts';
import { createRevokeTraineeLink, createSendTraineeLink } from './trainee-links.ts';
import { createTrainingCsv } from './training-csv.ts';
import { createTrainingEvidence } from './training-evidence.ts';
import { createReadTrainingReport } from './training-report.ts';
import type { TrainingServices } from './training-services.ts';

/** Calls by which admins look after the people in training. */
export function trainingModule(services: TrainingServices): BoundCall[] {
  return [
    bind(calls.loadTrainingData).to(createLoadTrainingData(services)),
    bind(calls.listTrainees).to(createListTrainees(services)),
    bind(calls.saveTrainees).to(createSaveTrainees(services)),
    bind(calls.readTrainee).to(createReadTrainee(services)),
    bind(calls.editTrainee).to(createEditTrainee(services)),
    bind(calls.editTraineesCourses).to(createEditTraineesCourses(services)),
    bind(calls.deleteTrainee).to(createDeleteTrainee(services)),
    bind(calls.sendTraineeLink).to(createSendTraineeLink(services)),
    bind(calls.revokeTraineeLink).to(createRevokeTraineeLink(services)),
    bind(lists.checkTrainees).to(createCheckTrainees(services)),
    bind(lists.saveTraineesBulk).to(createSaveTraineesBulk(services)),
    bind(lists.traineesTemplate).to(answerTraineesTemplate),
    bind(programme.readProgramme).to(createReadProgramme(services)),
    bind(programme.saveProgramme).to(createSaveProgramme(services)),
    bind(reports.readTrainingReport).to(createReadTrainingReport(services)),
    bind(reports.trainingCsv).to(createTrainingCsv(services)),
    bind(reports.certificateOf).to(createCertificateOf(services)),
    bind(reports.trainingEvidence).to(createTrainingEvidence(services)),
  ];
}
