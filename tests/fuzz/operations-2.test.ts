import { fuzzOperations } from './fuzz-operations.ts';

fuzzOperations(1, 4);
