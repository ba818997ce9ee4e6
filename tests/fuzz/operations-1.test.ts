import { fuzzOperations } from './fuzz-operations.ts';

fuzzOperations(0, 4);
