import * as card from '@portal/contract/incidents/emergency-card.calls.ts';
import * as link from '@portal/contract/incidents/emergency-link.calls.ts';
import * as help from '@portal/contract/incidents/incident-help.calls.ts';
import * as records from '@portal/contract/incidents/incidents.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import {
  downloadEmergencyCard,
  downloadEmergencyFile,
  readEmergencyCard,
  saveEmergencyContacts,
} from './card/emergency-card.ts';
import { makeEmergencyLink, revokeEmergencyLink } from './card/emergency-link.ts';
import { downloadLinkCard, downloadLinkFile, openEmergencyLink } from './card/open-emergency-link.ts';
import { downloadIncidentHelp, downloadIncidentHelpCard, readIncidentHelp } from './help/read-incident-help.ts';
import { closeIncident, reopenIncident } from './records/close-incident.ts';
import { downloadIncidentCsv } from './records/incident-csv.ts';
import { downloadIncidentReport } from './records/incident-report.ts';
import { readIncident, readIncidentList } from './records/read-incidents.ts';
import { startIncident } from './records/start-incident.ts';
import { addIncidentNote, markIncidentDeadline, markIncidentStep, sayIncidentPeople } from './records/write-log.ts';

/** Calls of incidents: help for anybody, the emergency card with its link, and the firm's records. */
export const incidentsCalls: readonly BoundCall<Services>[] = [
  bind(help.incidentHelp).to(readIncidentHelp),
  bind(help.incidentHelpFile).to(downloadIncidentHelp),
  bind(help.incidentHelpCard).to(downloadIncidentHelpCard),
  bind(link.openEmergencyLink).to(openEmergencyLink),
  bind(link.emergencyLinkFile).to(downloadLinkFile),
  bind(link.emergencyLinkCard).to(downloadLinkCard),
  bind(card.emergencyCard).to(readEmergencyCard),
  bind(card.saveEmergencyContacts).to(saveEmergencyContacts),
  bind(card.makeEmergencyLink).to(makeEmergencyLink),
  bind(card.revokeEmergencyLink).to(revokeEmergencyLink),
  bind(card.emergencyCardPdf).to(downloadEmergencyCard),
  bind(card.emergencyCardFile).to(downloadEmergencyFile),
  bind(records.listIncidents).to(readIncidentList),
  bind(records.readIncident).to(readIncident),
  bind(records.startIncident).to(startIncident),
  bind(records.addIncidentNote).to(addIncidentNote),
  bind(records.markIncidentStep).to(markIncidentStep),
  bind(records.markIncidentDeadline).to(markIncidentDeadline),
  bind(records.sayIncidentPeople).to(sayIncidentPeople),
  bind(records.closeIncident).to(closeIncident),
  bind(records.reopenIncident).to(reopenIncident),
  bind(records.incidentReport).to(downloadIncidentReport),
  bind(records.incidentCsv).to(downloadIncidentCsv),
];
