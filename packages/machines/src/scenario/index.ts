export { SCENARIO_PROBLEM_CODES, scenarioMachine } from './scenario.machine.ts';
export type {
  CheckScenarioInput,
  ScenarioAnswer,
  ScenarioEvent,
  ScenarioInput,
  ScenarioOutcome,
  ScenarioProblemCode,
} from './scenario.machine.ts';
