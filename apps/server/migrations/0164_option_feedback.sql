-- What is said of the options of a question to those who chose them, in the order of the options; null for nothing.
alter table exam_question_version add column option_feedback jsonb;
