import { texts } from '@portal/domain/texts/texts.ts';

export const directoryPanel = texts('portal.developers.directory', {
  title: 'People from your directory',
  description:
    'Microsoft Entra ID, Okta or another directory with SCIM 2.0 adds and updates your people here. People who leave the directory lose their training links and seats right away. Their certificates are kept.',
  what: 'your directory',
  loading: 'Loading your directory …',
  address: 'Address (tenant URL)',
  copyAddress: 'Copy the address',
  copied: 'Copied.',
  makeToken: 'Create a token for the directory',
  tokens: 'Active tokens',
  lastContact: 'Last contact',
  never: 'Never',
  people: 'People here',
  left: 'People who left',
  admins: 'Admins through a group',
  endNote:
    'The token stops working on its expiration date, or when the account of the person who created it is removed. Create a new one before then.',
  refused:
    'These people are in an admin group but could not become admins: {addresses}. Verify their email domain under phishing simulations first.',
  part: 'Disconnect',
  partTitle: 'Disconnect your directory?',
  aboutPart:
    'Its tokens will stop working, and you will manage people manually again. No one is removed. Enter your password to confirm.',
  wasParted: 'Your directory was disconnected.',
});

export const directoryGroups = texts('portal.developers.directoryGroups', {
  title: 'Groups',
  description:
    'Choose what a directory group means here. If a person in an admin group leaves the group or the company, their account here is removed. The last admin is never removed.',
  none: 'Your directory has not sent any groups yet.',
  name: 'Group',
  members: 'Members',
  usedAs: 'Meaning here',
  nothing: 'Nothing',
  department: 'The department of its members',
  admins: 'Its members are admins',
  useOf: 'What “{name}” means here',
  chooseTitle: 'Change what “{name}” means?',
  aboutChoose: 'The change applies to all members of the group. Enter your password to confirm.',
  choose: 'Change',
  wasChosen: '“{name}” was changed.',
});

export const directorySteps = texts('portal.developers.directorySteps', {
  entra: 'Set up Microsoft Entra ID',
  entraOne: 'In the Entra admin center, open Enterprise applications and create a non-gallery application.',
  entraTwo:
    'Open Provisioning, choose Automatic, and enter the address above as Tenant URL and the token as Secret Token.',
  entraThree: 'Choose Test Connection and save.',
  entraFour: 'Under Users and groups, assign the people and groups that should be here.',
  entraFive: 'Start provisioning. Entra syncs about every 40 minutes.',
  okta: 'Set up Okta',
  oktaOne: 'In the Okta Admin Console, add the application SCIM 2.0 Test App (OAuth Bearer Token).',
  oktaTwo:
    'Under Provisioning, choose Configure API Integration and enter the address above as the base URL, then enter the token.',
  oktaThree: 'Under To App, turn on Create Users, Update User Attributes and Deactivate Users.',
  oktaFour: 'Under Assignments, assign the people. Under Push Groups, choose groups for departments and admins.',
});
