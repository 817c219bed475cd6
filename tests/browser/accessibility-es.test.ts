import { examinePages } from './accessibility-matrix';

examinePages('es');
