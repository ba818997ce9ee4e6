import { fuzzOperations } from './fuzz-operations.ts';

fuzzOperations(3, 4);
