import { createBuiltinLearning } from './builtin-learning.ts';
import { learningSuite } from './learning.suite.ts';

learningSuite('that comes along', async () => createBuiltinLearning());
