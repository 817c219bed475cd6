import { examinePages } from './accessibility-matrix';

examinePages('fr');
