import calls from 'virtual:later-calls';
import { addCallRoutes } from './call-address.ts';

// Whatever makes one of these calls imports this first.
addCallRoutes(calls);
