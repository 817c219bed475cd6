import { tryFlows } from './flows';

tryFlows('firefox');
