DROP TABLE "import_batch";
