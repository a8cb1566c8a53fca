import calls from 'virtual:console-calls';
import { addCallRoutes } from './call-address.ts';

// Each page of the console that has an address of its own imports this first.
addCallRoutes(calls);
