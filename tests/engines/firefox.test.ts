import { testFlows } from './flows';

testFlows('firefox');
