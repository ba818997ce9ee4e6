import { fuzzOperations } from './fuzz-operations.ts';

fuzzOperations(2, 4);
